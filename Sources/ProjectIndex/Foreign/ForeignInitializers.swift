import SwiftCST

/// Which initialisers that others declare are known not to fail: what fails makes an optional.
enum ForeignInitializers {
  /// Whether a call of a type may make an optional. What takes no arguments, or closures alone, makes none.
  static func mayFail(_ call: FunctionCallExprSyntax, toMake type: String) -> Bool {
    if type == "Optional" { return true }
    guard let first = LabeledExprSyntax(call.arguments?.children.first) else { return false }
    // A path may be read from a text.
    if type == "Path", first.label == nil { return true }
    guard !AppleTypes.traits(of: type).contains(.sound), !ForeignCalls.keepClosures(ofType: type) else {
      return false
    }
    guard mostlySound.contains(type) || isOfApple(type) else { return true }
    return first.label.map { doubtful.contains($0.name) } ?? false
  }

  /// Whether a name begins as those of UIKit, AppKit and their kin do.
  private static func isOfApple(_ type: String) -> Bool {
    prefixes.contains(String(type.prefix(2))) && type.dropFirst(2).first?.isUppercase == true
  }

  private static let prefixes: Set = ["AV", "CA", "CG", "CL", "MK", "NS", "SK", "UI", "WK"]

  /// The types that are made of most things.
  private static let mostlySound: Set = ["CGFloat", "Character", "Data", "String", "Substring"]

  /// The labels before what such a type, or one of Apple's classes, can't always be made of.
  private static let doubtful = Set(
    words: """
      base64Encoded bytes ciImage coder contentsOf contentsOfFile cString data decoding exactly fileAtPath
      fileNamed forReadingAtPath forUpdatingAtPath forWritingAtPath identifier name named path rawValue
      string suiteName systemName systemSymbolName url utf8String validating validatingCString
      validatingUTF8
      """)
}
