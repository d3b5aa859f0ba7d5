import Foundation

class Line {
  let text = ""

  // A subclass may override it.
  class var digits: NSRegularExpression { try! NSRegularExpression(pattern: "[0-9]+") }

  // 'Self' isn't allowed in the value of a property.
  private var words: NSRegularExpression { try! NSRegularExpression(pattern: "[a-z]+") }
  lazy var count = words.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))

  func number() -> Int {
    Self.digits.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }
}

private protocol Matching { var spaces: NSRegularExpression { get } }

// A protocol asks for it.
struct Spaces: Matching {
  let text = ""
  fileprivate var spaces: NSRegularExpression { try! NSRegularExpression(pattern: " +") }
  func number() -> Int { spaces.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) }
}
