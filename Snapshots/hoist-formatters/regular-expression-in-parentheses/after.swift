import Foundation

// The parentheses were for the 'try' alone.
struct Probe {
  private static let lettersRegex = try? NSRegularExpression(pattern: "[a-z]+")

  var isKnown: Bool { Self.lettersRegex != nil }

  private static let digitsRegex = try? NSRegularExpression(pattern: "[0-9]+")

  var pattern: String { String(Self.digitsRegex?.pattern ?? "") }

  private static let missingRegex = try? NSRegularExpression(pattern: "[.]+")

  var isMissing: Bool { nil == Self.missingRegex }
}
