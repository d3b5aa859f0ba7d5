import SwiftCST

/// Types of Swift and Apple with plain values: two equal values are the same in every way, and a collection
/// may well contain both.
package enum PlainValues {
  /// Whether a type with this name is one of them.
  package static func contain(type name: String) -> Bool { names.contains(name) }

  private static let names = Set(
    words: """
      AttributedString Bool CGFloat Character Color Date Decimal Double Float Image Int Int16 Int32 Int64 Int8
      LocalizedStringKey LocalizedStringResource NSNumber NSString String Substring UInt UInt16 UInt32 UInt64
      UInt8 URL
      """)
}
