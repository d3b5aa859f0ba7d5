import SwiftCST

/// Which fixes of a round are applied together, and the edits that this makes in each file.
///
/// Groups are taken in order. A group that is in conflict with one taken before it waits, whole, for the
/// next round. Two groups are in conflict where
/// - both change the same bytes,
/// - one inserts inside what the other replaces, or
/// - both insert at the same place, and not both texts are complete (``TextEdit/standsAlone``): nothing says
///   which of them comes first. Complete texts come in the order of their groups.
///
/// Equal edits that are both shared (``TextEdit/isShared``) don't conflict; the change is made once. Edits
/// that only touch don't conflict: an insertion comes before what is replaced at the same offset.
package struct EditPlan: Sendable {
  /// The positions of the groups that are applied, ascending.
  package let accepted: [Int]

  /// The edits of each changed file, by the file's number, in the order of their places; no two overlap.
  package let edits: [Int: [TextEdit]]

  /// Plans `groups`, in order.
  package init(_ groups: [EditGroup]) {
    var board = EditBoard(groups)
    accepted = groups.indices.filter { board.place($0) }
    edits = board.placedEdits
  }
}
