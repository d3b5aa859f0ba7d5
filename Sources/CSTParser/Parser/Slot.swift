import SwiftCST

/// The place of a child in the nodes that `View` shows; the places are listed beside each view.
///
/// One generic type for all views, and a constant for each place: an enum for each view would cost the
/// compiler a quarter of its time.
struct Slot<View: SyntaxView> {
  let position: UInt16

  @inline(__always)
  init(_ position: UInt16) { self.position = position }
}
