import SwiftCST

/// SwiftUI's views that scroll what is in them.
package enum ScrollContainers {
  /// Whether a view of that name scrolls from top to bottom, whatever it is given.
  package static func isVertical(_ name: String) -> Bool { vertical.contains(name) }

  /// The names of all, `ScrollView` among them.
  package static let names = ["ScrollView"] + vertical.sorted()

  private static let vertical = Set(words: "Form List Table")
}
