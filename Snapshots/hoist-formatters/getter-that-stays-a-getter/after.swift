import Foundation

class Line {
  let text = ""

  private static let digitsRegex = try! NSRegularExpression(pattern: "[0-9]+")

  // A subclass may override it.
  class var digits: NSRegularExpression { Self.digitsRegex }

  private static let lettersRegex = try! NSRegularExpression(pattern: "[a-z]+")

  // 'Self' isn't allowed in the value of a property.
  private var words: NSRegularExpression { Self.lettersRegex }
  lazy var count = words.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))

  func number() -> Int {
    Self.digits.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }
}

private protocol Matching { var spaces: NSRegularExpression { get } }

// A protocol asks for it.
struct Spaces: Matching {
  let text = ""

  private static let regex = try! NSRegularExpression(pattern: " +")

  fileprivate var spaces: NSRegularExpression { Self.regex }
  func number() -> Int { spaces.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) }
}
