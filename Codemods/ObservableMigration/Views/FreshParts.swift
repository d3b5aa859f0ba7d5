import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Objects in collections and in other models, which views may read without observing them: they displayed
/// the current values when they were evaluated for other reasons.
struct FreshParts {
  private(set) var reasons: [LocatedReason] = []

  private let family: Family

  private var index: ProjectIndex { family.index }

  init(in family: Family) {
    self.family = family
    var seen: Set<DeclarationID> = []
    for use in family.types.flatMap({ index.references(to: $0).all }) {
      guard let property = index.enclosingDeclaration(of: use.node), property.kind == .variable,
        property.isStored, let name = property.name, let owner = index.type(of: property.id),
        seen.insert(property.id).inserted, isHeld(use, property), !property.isObserved
      else { continue }
      let holder = "'\(index[owner].name).\(name)'"
      if index.kind(of: owner).isEvaluated {
        guard !holdsOne(property), readsPublished(owner) else { continue }
        reasons.append(
          LocatedReason(
            ObservableRules.newObserver, "the objects in \(holder) now also update the view",
            at: property.node))
      } else if holdsOne(property) ? isAsked(name, by: owner) : isReadInViews(name) || isUsed(name, by: owner)
      {
        reasons.append(
          LocatedReason(
            ObservableRules.newObserver,
            "views that read what is in \(holder) without observing it now also update with it",
            at: property.node))
      }
    }
  }

  /// Whether a name of the family determines the type of a property; not before a period.
  private func isHeld(_ use: Use, _ property: Declaration) -> Bool {
    guard use.node.parent?.kind != .memberAccessExpr, use.node.parent?.kind != .memberType else {
      return false
    }
    if let written = property.typeAnnotation { return written.contains(use.node) && !isFunction(written) }
    return property.initialValue.map { value in
      value.contains(use.node)
        && !use.node.ancestors.prefix { $0 != value }.contains { $0.kind == .closureExpr }
    } ?? false
  }

  private func isFunction(_ type: Node) -> Bool { TypeShape(type).core.kind == .functionType }

  /// Whether a property contains a single object: views read its members by name, which is reported there.
  private func holdsOne(_ property: Declaration) -> Bool {
    if let written = property.typeAnnotation {
      return family.includes(index.resolve(TypeShape(written).core)) == true
    }
    return family.includes(index.typeOfVariable(property.id)) == true
  }

  /// Whether a view reads the property, and something that the objects publish.
  private func isReadInViews(_ name: String) -> Bool {
    family.uses.viewsAsking(for: name).contains(where: readsPublished)
  }

  /// Whether a view reads what objects of the family publish, as far as is known.
  private func readsPublished(_ view: TypeID) -> Bool {
    let files = Set(index.files(of: view))
    return family.publishedProperties.contains { property in
      index.uses(of: property.name ?? "", in: files.contains) {
        $0.previous?.kind == .period || $0.previous?.kind == .backslash
      }
      .contains { use in
        guard index.enclosingType(of: use.node) == view else { return false }
        switch use.role {
        case .keyPath: return true
        case .member(let base?):
          return family.includes(index.typeOfExpression(base)) != false && !index.isInAction(use.node)
        default: return false
        }
      }
    }
  }

  /// Whether something else that the owner computes may depend on what the objects publish.
  private func isUsed(_ name: String, by owner: TypeID) -> Bool {
    computed(by: owner).contains { member in
      !index.uses(of: name, in: member.node).isEmpty
        && family.publishedProperties.contains { published in
          published.name.map { !index.uses(of: $0, in: member.node).isEmpty } ?? false
        }
    }
  }

  /// Whether something that the owner computes reads what the object publishes: `user.name`.
  private func isAsked(_ name: String, by owner: TypeID) -> Bool {
    computed(by: owner).contains { member in
      family.publishedProperties.contains { published in
        index.uses(of: published.name ?? "", in: member.node).contains { use in
          guard case .member(let base?) = use.role, !index.isInAction(use.node) else { return false }
          let last = MemberAccessExprSyntax(base)?.declName?.node ?? base
          return DeclReferenceExprSyntax(last)?.baseName?.name == name
        }
      }
    }
  }

  /// The properties of a type that have no storage.
  private func computed(by owner: TypeID) -> [Declaration] {
    index.members(of: owner).filter { $0.kind == .variable && !$0.isStored }
  }
}
