import SwiftCST

/// External initializers that are known not to be failable; a failable one returns an optional.
enum ForeignInitializers {
  /// Whether an initializer call of a type may return an optional. One without arguments, or with closures
  /// only, does not.
  static func mayFail(_ call: FunctionCallExprSyntax, toMake type: String) -> Bool {
    if type == "Optional" { return true }
    guard let first = LabeledExprSyntax(call.arguments?.children.first) else { return false }
    // A path may be parsed from a text.
    if type == "Path", first.label == nil { return true }
    guard !AppleTypes.traits(of: type).contains(.sound), !ForeignCalls.keepClosures(ofType: type) else {
      return false
    }
    guard mostlySound.contains(type) || isOfApple(type) else { return true }
    return first.label.map { doubtful.contains($0.name) } ?? false
  }

  /// Whether a name has a prefix of UIKit, AppKit or similar frameworks.
  private static func isOfApple(_ type: String) -> Bool {
    prefixes.contains(String(type.prefix(2))) && type.dropFirst(2).first?.isUppercase == true
  }

  private static let prefixes: Set = ["AV", "CA", "CG", "CL", "MK", "NS", "SK", "UI", "WK"]

  /// The types that can be created from most values.
  private static let mostlySound: Set = ["CGFloat", "Character", "Data", "String", "Substring"]

  /// The labels of arguments for which initializing such a type, or one of Apple's classes, may fail.
  private static let doubtful = Set(
    words: """
      base64Encoded bytes ciImage coder contentsOf contentsOfFile cString data decoding exactly fileAtPath
      fileNamed forReadingAtPath forUpdatingAtPath forWritingAtPath identifier name named path rawValue
      string suiteName systemName systemSymbolName url utf8String validating validatingCString
      validatingUTF8
      """)
}
