import SwiftCST

/// SwiftUI's views that scroll their content.
package enum ScrollContainers {
  /// Whether a view with this name scrolls vertically, for any arguments.
  package static func isVertical(_ name: String) -> Bool { vertical.contains(name) }

  /// The names of all of them, including `ScrollView`.
  package static let names = ["ScrollView"] + vertical.sorted()

  private static let vertical = Set(words: "Form List Table")
}
