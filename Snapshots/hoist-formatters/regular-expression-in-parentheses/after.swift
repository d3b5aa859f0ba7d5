import Foundation

// The parentheses were for the 'try' alone.
struct Probe {
  private static let regex = try? NSRegularExpression(pattern: "[a-z]+")

  var isKnown: Bool { Self.regex != nil }

  private static let patternRegex = try? NSRegularExpression(pattern: "[0-9]+")

  var pattern: String { String(Self.patternRegex?.pattern ?? "") }

  private static let isMissingRegex = try? NSRegularExpression(pattern: "[.]+")

  var isMissing: Bool { nil == Self.isMissingRegex }
}
