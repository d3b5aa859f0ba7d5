import Foundation

enum Branch {
  // The comment goes with what it speaks of.
  static func ahead(_ text: String) -> Int {
    let pattern = "\\[ahead (\\d+)\\]"
    // Create a regular expression object
    guard let regex = try? NSRegularExpression(pattern: pattern, options: []) else {
      fatalError("Invalid regular expression pattern")
    }
    return regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }

  // This one speaks of the step.
  static func behind(_ text: String) -> Int {
    // Count the matches of the regular expression
    guard let regex = try? NSRegularExpression(pattern: "behind", options: []) else { return 0 }
    return regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }
}
