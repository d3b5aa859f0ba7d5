import SwiftCST

/// Functions of Apple's frameworks that take time to create or process a text.
package enum TextWork {
  /// Whether a function with a name formats, joins, searches or digests.
  package static func isWork(_ function: String) -> Bool { functions.contains(function) }

  private static let functions = Set(
    words: """
      addingPercentEncoding applyingTransform base64EncodedString encode formatted joined localizedString
      replacingOccurrences
      """)
}
