import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The attributes that state the isolation that an observing wrapper implied for its type in Swift 5 mode.
///
/// SwiftUI declares its wrappers `@preconcurrency`, and the compiler infers the same: code off the main actor
/// may use the type. After a plain `@MainActor`, such code is an error.
struct WrittenIsolation {
  private let type: TypeID
  private let index: ProjectIndex

  init(of type: TypeID, _ index: ProjectIndex) {
    self.type = type
    self.index = index
  }

  /// The attributes, separated by spaces.
  var text: String { isUsedOnMainActorOnly ? "@MainActor" : "@preconcurrency @MainActor" }

  private var isUsedOnMainActorOnly: Bool {
    guard index.subtypes(of: type).isEmpty, index.supertypes(of: type).isEmpty,
      index.foreignSupertypes(of: type).isSubset(of: Self.anywhere)
    else { return false }
    let members = index.members(of: type)
    guard !members.contains(where: { $0.traits.contains(.override) && $0.kind != .initializer }) else {
      return false
    }
    let names = Set(members.filter { !Self.isNonisolated($0) }.compactMap(\.name))
    return !index.references(to: type).all.contains(where: isValue)
      && !names.contains { name in index.uses(of: name).contains(where: mayBeOffMainActor) }
  }

  /// Whether a use of the type calls it, or a static member, off the main actor.
  private func isValue(_ use: Use) -> Bool {
    guard !use.namesType, use.role != .declaration else { return false }
    return isOffMainActor(use.node)
  }

  /// Whether a name may be that of a member of the type, in code that isn't on the main actor.
  private func mayBeOffMainActor(_ use: Use) -> Bool {
    switch use.role {
    case .reference: return index.enclosingType(of: use.node) == type && isOffMainActor(use.node)
    case .member(let base?):
      guard isOffMainActor(use.node) else { return false }
      switch index.typeOfExpression(base).resolution {
      case .known(let other): return other == type
      case .foreign: return false
      default: return true
      }
    default: return false
    }
  }

  /// Whether code is elsewhere than on the main actor, as far as the project shows. The members of the type
  /// are on it.
  private func isOffMainActor(_ node: Node) -> Bool {
    switch index.isolation(at: node) {
    case .mainActor: false
    case .unspecified: index.enclosingType(of: node).map { $0 != type && !isInferred($0) } ?? true
    default: true
    }
  }

  /// Whether a wrapper puts another type on the main actor.
  private func isInferred(_ other: TypeID) -> Bool {
    index.members(of: other).contains { member in
      member.kind == .variable
        && member.attributes.contains { ObservedProperty.Wrapper(rawValue: $0.name) != nil }
    }
  }

  private static func isNonisolated(_ member: Declaration) -> Bool {
    member.traits.contains(.nonisolated) || member.kind.isNominal || member.kind == .initializer
  }

  /// The external types whose requirements, if any, are on the main actor or met by the compiler.
  private static let anywhere: Set = [
    "ObservableObject", "View", "ViewModifier", "DynamicProperty", "Sendable", "NSObject", "AnyObject",
  ]
}
