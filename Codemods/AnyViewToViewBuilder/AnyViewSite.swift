import CodemodKit
import Rewriting

/// A location where a view is erased, or has to stay erased.
package struct AnyViewSite: Sendable {
  enum Seen: Sendable {
    case conversion(Conversion)
    case child(String)
    case modified(String, isSeveral: Bool)
    case assigned(AssignedBranches)
    case stored(StoredView)
    case obstacle(Obstacle)
  }

  let seen: Seen
  var edits: [FileEdit] = []
}
