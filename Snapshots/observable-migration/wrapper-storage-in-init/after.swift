import SwiftUI

@Observable
final class Draft {
  var title: String
  var body = ""
  var count: Int { didSet { print(count) } }

  init(title: String, body: String) {
    self.title = title
    _body = body
    _count = body.count
  }
}
