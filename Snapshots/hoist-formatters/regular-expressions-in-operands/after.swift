import Foundation

private let numberedRegex = try! NSRegularExpression(pattern: "a")

private let regex = try! NSRegularExpression(pattern: "b")

// One 'try' for both sides of an operator.
func isNumbered(_ text: String) -> Bool {
  let range = NSRange(location: 0, length: text.utf16.count)
  return numberedRegex.firstMatch(in: text, range: range) != nil
    || regex.firstMatch(in: text, range: range) != nil
}
