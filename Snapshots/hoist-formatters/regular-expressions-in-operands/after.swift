import Foundation

private let regex = try! NSRegularExpression(pattern: "a")

private let isNumberedRegex = try! NSRegularExpression(pattern: "b")

// One 'try' for both sides of an operator.
func isNumbered(_ text: String) -> Bool {
  let range = NSRange(location: 0, length: text.utf16.count)
  return regex.firstMatch(in: text, range: range) != nil
    || isNumberedRegex.firstMatch(in: text, range: range) != nil
}
