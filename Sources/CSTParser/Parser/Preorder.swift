import SwiftCST

/// Converts a tree from postorder (children first) to preorder (parents first).
///
/// Read backwards, the nodes show every parent before its children, and the children last to first; so the
/// position of each node is known once its parent has one: a child ends where its next sibling begins.
enum Preorder {
  static func arranged(_ postorder: ContiguousArray<NodeRecord>) -> ContiguousArray<NodeRecord> {
    guard let root = postorder.last else { return [] }
    var result = ContiguousArray(repeating: root, count: postorder.count)
    place(postorder.span, in: &result)
    return result
  }

  /// The unplaced children end at `end`. If that is directly after their parent, it has no more of them, and
  /// the remaining children of *its* parent end where it begins.
  private static func place(_ postorder: Span<NodeRecord>, in result: inout ContiguousArray<NodeRecord>) {
    var nodes = result.mutableSpan
    var parent = 0
    var end = postorder.count
    var index = postorder.count &- 1
    while index > 0 {
      index &-= 1
      while end == parent &+ 1 {
        end = parent
        parent = Int(nodes[parent].parent)
      }
      var record = postorder[index]
      record.parent = UInt32(truncatingIfNeeded: parent)
      let place = end &- Int(record.subtreeSize)
      nodes[place] = record
      if record.subtreeSize > 1 { parent = place } else { end = place }
    }
  }
}
