/// Puts a tree whose nodes each follow their children into the order in which each precedes them.
///
/// Reading the nodes backwards meets every parent before its children, and the children last to first; so
/// each node's place is known once its parent has one: a child ends where the sibling after it begins.
enum Preorder {
  /// A node whose children are being placed: where it is, and where those not yet placed end.
  private struct Parent {
    var place: Int
    var end: Int

    var isFull: Bool { end == place &+ 1 }
  }

  static func arranged(_ postorder: [NodeRecord]) -> [NodeRecord] {
    guard var root = postorder.last else { return [] }
    root.parent = 0
    var result = Array(repeating: root, count: postorder.count)
    var outer: [Parent] = []
    var parent = Parent(place: 0, end: postorder.count)
    var index = postorder.count - 1
    while index > 0 {
      index &-= 1
      while parent.isFull, let next = outer.popLast() { parent = next }
      var record = postorder[index]
      let size = Int(record.subtreeSize)
      let place = parent.end &- size
      record.parent = UInt32(truncatingIfNeeded: parent.place)
      result[place] = record
      parent.end = place
      if size > 1 {
        outer.append(parent)
        parent = Parent(place: place, end: place &+ size)
      }
    }
    return result
  }
}
