import SwiftCST

/// Which initialisers that others declare are known not to fail: what fails makes an optional.
enum ForeignInitializers {
  /// Whether a call of a type may make an optional. What takes no arguments, or closures alone, makes none.
  static func mayFail(_ call: FunctionCallExprSyntax, toMake type: String) -> Bool {
    if type == "Optional" { return true }
    guard let first = LabeledExprSyntax(call.arguments?.children.first), !sound.contains(type),
      !ForeignCalls.types.contains(type)
    else { return false }
    guard mostlySound.contains(type) || isOfApple(type) else { return true }
    return first.label.map { doubtful.contains($0.name) } ?? false
  }

  /// Whether a name begins as those of UIKit, AppKit and their kin do.
  private static func isOfApple(_ type: String) -> Bool {
    prefixes.contains(String(type.prefix(2))) && type.dropFirst(2).first?.isUppercase == true
  }

  private static let prefixes: Set = ["AV", "CA", "CG", "CL", "MK", "NS", "SK", "UI", "WK"]

  /// The types that are always made, beside those of ``ForeignCalls/types``.
  private static let sound = Set(
    words: """
      AngularGradient Angle Animation AnyHashable AnyShape AnyShapeStyle AnyTransition Array ArraySlice AsyncStream
      AttributedString Capsule CGFloat CGPoint CGRect CGSize CGVector Circle Color ContiguousArray Date
      DateComponents DateFormatter DispatchGroup DispatchQueue DispatchWorkItem EdgeInsets Ellipse EllipticalGradient
      Font Gradient GridItem Image IndexPath IndexSet JSONDecoder JSONEncoder LinearGradient LocalizedStringKey Logger
      Material MeshGradient Notification NumberFormatter Path RadialGradient Rectangle RoundedRectangle Set Shadow
      Spacer StrokeStyle Text Timer Transaction UnevenRoundedRectangle UnitPoint URLQueryItem URLRequest URLSession
      Namespace FocusState GestureState State StateObject ObservedObject Bindable Published AppStorage SceneStorage
      CurrentValueSubject PassthroughSubject Just Notification.Name NSNotification.Name NSError
      """)

  /// The types that are made of most things.
  private static let mostlySound: Set = ["Character", "Data", "String", "Substring"]

  /// The labels before what such a type, or one of Apple's classes, can't always be made of.
  private static let doubtful = Set(
    words: """
      base64Encoded bytes cString ciImage coder contentsOf contentsOfFile data decoding fileAtPath fileNamed
      forReadingAtPath forUpdatingAtPath forWritingAtPath identifier name named path rawValue string suiteName
      systemName systemSymbolName url utf8String validating validatingCString validatingUTF8
      """)
}
