import SwiftCST

/// Puts a tree whose nodes each follow their children into the order in which each precedes them.
///
/// Reading the nodes backwards meets every parent before its children, and the children last to first; so
/// each node's place is known once its parent has one: a child ends where the sibling after it begins.
enum Preorder {
  static func arranged(_ postorder: ContiguousArray<NodeRecord>) -> ContiguousArray<NodeRecord> {
    guard let root = postorder.last else { return [] }
    var result = ContiguousArray(repeating: root, count: postorder.count)
    place(postorder.span, in: &result)
    return result
  }

  /// The children that are not yet placed end at `end`. Where that is right behind their parent it has no
  /// more of them, and what remains of *its* parent's ends where it begins itself.
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
