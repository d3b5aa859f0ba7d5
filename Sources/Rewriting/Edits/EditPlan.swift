import SwiftCST

/// Which fixes of a round are applied together, and the resulting edits of each file.
///
/// Groups are processed in order. A group that conflicts with an accepted one is deferred, as a whole, to the
/// next round. Two groups conflict if
/// - both change the same bytes,
/// - one inserts inside a range that the other replaces, or
/// - both insert at the same place, and at least one text is not complete (``TextEdit/standsAlone``): their
///   order is undefined. Complete texts are inserted in the order of their groups.
///
/// Equal edits that are both shared (``TextEdit/isShared``) don't conflict; the change is made once. Edits
/// that only touch don't conflict: an insertion precedes a replacement at the same offset.
package struct EditPlan: Sendable {
  /// The positions of the applied groups, ascending.
  package let accepted: [Int]

  /// The edits of each changed file, by file number, sorted by place; no two overlap.
  package let edits: [Int: [TextEdit]]

  /// Plans `groups`, in order.
  package init(_ groups: [EditGroup]) {
    var board = EditBoard(groups)
    accepted = groups.indices.filter { board.place($0) }
    edits = board.placedEdits
  }
}
