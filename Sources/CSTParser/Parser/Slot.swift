import SwiftCST

/// The position of a child in the nodes that `View` shows; the slots are listed next to each view.
///
/// One generic type for all views, and a constant for each slot: an enum for each view would take a quarter
/// of the compile time.
struct Slot<View: SyntaxView> {
  let position: UInt16

  @inline(__always)
  init(_ position: UInt16) { self.position = position }
}
