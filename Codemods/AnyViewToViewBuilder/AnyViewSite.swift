import CodemodKit
import Rewriting

/// A place where something is erased, or has to stay so.
package struct AnyViewSite: Sendable {
  enum Seen: Sendable {
    case conversion(Conversion)
    case child(String)
    case assigned(AssignedBranches)
    case obstacle(Obstacle)
  }

  let seen: Seen
  var edits: [FileEdit] = []
}
