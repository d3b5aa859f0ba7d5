import SwiftCST

/// Pure API of Swift and Apple: it only computes a value from its arguments, changes nothing, waits for
/// nothing, and returns the same value for the same arguments.
package enum PureCalls {
  /// Whether a method with this name, called on a value of the standard library, Foundation or SwiftUI, is
  /// pure.
  package static func isMethod(_ name: String) -> Bool { methods.contains(name) }

  /// Whether a function of a module is pure.
  package static func isFunction(_ name: String) -> Bool { functions.contains(name) }

  /// Whether the initializers of the type are pure, for any arguments; one without arguments may return a
  /// different value each time: see ``FreshValues``.
  package static func isType(_ name: String) -> Bool { types.contains(name) || SwiftUIViews.contain(name) }

  /// Whether an external static member always returns the same value or object, although the content of that
  /// may change.
  package static func isShared(_ name: String) -> Bool { shared.contains(name) }

  private static let methods = Set(
    words: """
      addingPercentEncoding advanced allSatisfy appending appendingPathComponent appendingPathExtension applying
      capitalized caseInsensitiveCompare clamped compactMap compactMapValues compare components contains
      count distance drop dropFirst dropLast elementsEqual enumerated filter first firstIndex firstRange flatMap
      hasPrefix hasSuffix index insetBy intersection intersects isDisjoint isMultiple isStrictSubset isSubset
      isSuperset joined last lastIndex lexicographicallyPrecedes localizedCaseInsensitiveCompare
      localizedCaseInsensitiveContains localizedCompare localizedStandardCompare localizedStandardContains
      lowercased map mapValues max min offset padding prefix quotientAndRemainder range ranges reduce
      replacingCharacters replacingOccurrences reversed rounded sorted split squareRoot starts subtracting
      suffix symmetricDifference trimmingCharacters trimmingPrefix truncatingRemainder union uppercased
      zip
      """)

  private static let functions = Set(
    words: """
      abs ceil cos exp floor hypot log log10 log2 max min pow repeatElement round sequence sin sqrt stride tan
      trunc type zip
      """)

  private static let types = Set(
    words: """
      AnyHashable Array ArraySlice AttributedString Bool CGFloat CGPoint CGRect CGSize CGVector Character
      ClosedRange ContiguousArray Date DateComponents DateInterval Decimal Dictionary Double EdgeInsets Float Font
      Gradient GridItem IndexPath IndexSet Int Int16 Int32 Int64 Int8 LocalizedStringKey LocalizedStringResource
      Measurement NSNumber Optional Range Result Set String Substring UInt UInt16 UInt32 UInt64 UInt8 URL
      URLComponents URLQueryItem UUID UnitPoint
      """)

  /// Whether an external type is certainly `Equatable`, except for generic ones.
  package static func isEquatable(_ type: String) -> Bool { equatable.contains(type) }

  private static let equatable = Set(
    words: """
      Bool CGFloat CGPoint CGRect CGSize CGVector Character Color ColorScheme Date DateComponents Decimal Double
      EdgeInsets Float IndexPath IndexSet Int Int16 Int32 Int64 Int8 Locale Substring String UInt UInt16 UInt32
      UInt64 UInt8 URL UUID UnitPoint
      """)

  private static let shared = Set(words: "current main shared standard default")
}
