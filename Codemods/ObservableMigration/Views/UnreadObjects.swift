import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Views that observe an object and never access it: it refreshed them, and now nothing does.
struct UnreadObjects {
  private(set) var reasons: [LocatedReason] = []

  private let uses: MemberUses

  private var index: ProjectIndex { uses.index }

  init(in observed: [ObservedProperty], _ uses: MemberUses) {
    self.uses = uses
    for property in observed where property.projections.isEmpty {
      guard let owner = index.type(of: property.declaration.id), index.kind(of: owner).isEvaluated,
        !isRead(property, of: owner)
      else { continue }
      if let comment = Self.commentOnRefreshes(property.declaration.node) {
        reasons.append(
          LocatedReason(
            .reasonComment, "the comment '\(comment)' may say why '\(property.name)' is observed",
            at: property.declaration.node))
      }
      reasons.append(
        LocatedReason(
          ObservableRules.lostRefresh,
          "'\(index[owner].name)' observes '\(property.name)' without reading it, and is no longer refreshed",
          at: property.declaration.node))
    }
  }

  /// The comment above a property or behind it that says that the view follows the object.
  private static func commentOnRefreshes(_ property: Node) -> String? {
    let tree = property.tree
    let end = TextSpans.endWithComments(property)
    let above = tree.tokens.leadingTrivia(of: property.firstToken.index, in: tree.source)
    let comments = tree.comments(in: above) + tree.comments(in: property.range.upperBound..<end)
    let texts = comments.map { tree.source.string(in: $0.range).drop { "/* ".contains($0) } }
    return texts.first { text in refreshing.contains { text.lowercased().contains($0) } }.map(String.init)
  }

  private static let refreshing = [
    "refresh", "redraw", "re-render", "rerender", "rebuild", "reevaluat", "re-evaluat", "view update",
    "view to update", "updates the view", "update the view", "invalidate",
  ]

  private func isRead(_ property: ObservedProperty, of owner: TypeID) -> Bool {
    // Most are read where they are declared; other declarations have such names, too, with many uses.
    // Elsewhere a period precedes the name.
    let types = [owner] + index.subtypes(of: owner)
    return index.uses(of: property.name, inside: types).contains { mayRead($0, property, of: owner) }
      || uses.accesses(to: property.name).uses.concerning(Set(types), orOthers: true).contains {
        mayRead($0, property, of: owner)
      }
  }

  private func mayRead(_ use: Use, _ property: ObservedProperty, of owner: TypeID) -> Bool {
    guard Assignment(target: use.expression) == nil else { return false }
    switch use.role {
    case .reference:
      return index.lookUp(property.name, at: use.node).declarations.contains(property.declaration.id)
    case .member(let base?) where base.text == "self": return index.enclosingType(of: use.node) == owner
    case .member(let base?):
      guard case .instance(.known(let type), _) = index.typeOfExpression(base) else { return true }
      return type == owner
    case .keyPath: return true
    default: return false
    }
  }
}
