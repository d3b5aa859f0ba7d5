import SwiftCST

/// Which initialisers that others declare can fail, and so make optionals.
enum ForeignInitializers {
  /// Whether a call of a type may make an optional, as far as its first argument tells.
  static func mayFail(_ call: FunctionCallExprSyntax, toMake type: String) -> Bool {
    if type == "Optional" { return true }
    guard let first = LabeledExprSyntax(call.arguments?.children.first), !sound.contains(type),
      !ForeignCalls.types.contains(type)
    else { return false }
    guard let label = first.label?.name else { return readable.contains(type) }
    return doubtful.contains(label)
  }

  /// The labels before what a value can't always be made of.
  private static let doubtful = Set(
    words: """
      rawValue exactly string uuidString hex hexString base64Encoded base64URLEncoded data dataRepresentation bytes
      utf8String cString validating validatingUTF8 validatingCString bitPattern mutating coder decoding from
      identifier abbreviation secondsFromGMT suiteName appGroup name named systemName systemSymbolName fileNamed
      cgImage ciImage image color icon
      path url contentsOf contentsOfFile fileURL fileURLWithPath atPath fileAtPath forReadingAtPath forWritingAtPath
      forUpdatingAtPath toFileAtPath
      """)

  /// The types that are made of a text or a pointer without a label, where that is a good one.
  private static let readable = Set(
    words: """
      Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128 Double Float Float16 Float80 Bool
      Unicode.Scalar UnicodeScalar UnsafePointer UnsafeMutablePointer UnsafeRawPointer UnsafeMutableRawPointer
      OpaquePointer AutoreleasingUnsafeMutablePointer IPv4Address IPv6Address Selector
      """)

  /// The types that are always made, beside those of ``ForeignCalls/types``.
  private static let sound = Set(
    words: """
      Image Color Font Text Path URLRequest AVPlayer AVPlayerItem Notification.Name NSNotification.Name AnyHashable
      """)
}
