protocol Dated { var datedFormatter: Int { get } }

class Sheet { var pageFormatter: Int { 1 } }

extension Table {
  var tableFormatter: Int { 1 }
}
