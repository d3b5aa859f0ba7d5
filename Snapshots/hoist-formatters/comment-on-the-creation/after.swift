import Foundation

enum Branch {
  // Create a regular expression object
  private static let aheadRegex: NSRegularExpression? = {
    let pattern = "\\[ahead (\\d+)\\]"
    return try? NSRegularExpression(pattern: pattern, options: [])
  }()

  // The comment goes with what it speaks of.
  static func ahead(_ text: String) -> Int {
    guard let regex = Self.aheadRegex else {
      fatalError("Invalid regular expression pattern")
    }
    return regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }

  private static let behindRegex = try? NSRegularExpression(pattern: "behind", options: [])

  // This one speaks of the step.
  static func behind(_ text: String) -> Int {
    // Count the matches of the regular expression
    guard let regex = Self.behindRegex else { return 0 }
    return regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }
}
