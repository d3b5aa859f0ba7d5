import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// Rewrites the stored properties of a class; tells whether it has any.
  mutating func rewriteMembers(of type: TypeID) -> Bool {
    var hasStored = false
    var seen: Set<Int> = []
    for property in index.members(of: type) where isInstanceStorage(property) {
      guard !property.traits.contains(.let) else { continue }
      if property.attribute("Published") == nil { hasStored = true }
      if let published = property.attribute("Published") {
        hasStored = true
        rewrite(published: property, published, of: type)
      } else if seen.insert(property.node.id).inserted {
        rewrite(unpublished: property, of: type)
      }
      checkSelfRefresh(property)
      checkBackgroundChange(property)
    }
    return hasStored
  }

  /// Whether a member is a stored property of instances, in the class itself.
  func isInstanceStorage(_ member: Declaration) -> Bool {
    guard member.kind == .variable, !member.isStatic, member.isStored, let parent = member.parent else {
      return false
    }
    return index[parent].kind == .class
  }

  /// The published properties of the cluster.
  var publishedProperties: [Declaration] {
    cluster.types.flatMap { index.members(of: $0) }.filter {
      $0.kind == .variable && $0.attribute("Published") != nil
    }
  }
}
