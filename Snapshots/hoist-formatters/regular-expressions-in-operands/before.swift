import Foundation

// One 'try' for both sides of an operator.
func isNumbered(_ text: String) -> Bool {
  let range = NSRange(location: 0, length: text.utf16.count)
  return try! NSRegularExpression(pattern: "a").firstMatch(in: text, range: range) != nil
    || NSRegularExpression(pattern: "b").firstMatch(in: text, range: range) != nil
}
