import ProjectIndex
import SwiftCST

/// The locations in a project where the publishers of its objects are named, by the types that each may
/// concern.
struct PublisherUses: Sendable {
  /// `objectWillChange.send()` as a statement, by the enclosing types.
  let sends: ByType<Use>

  /// `objectWillChange`, by the types that it may belong to; excluding calls of `send()` where `@Published`
  /// sends as well.
  let announcements: ByType<Use>

  /// `ObjectWillChangePublisher`, by the types whose publisher it may be.
  let publisherTypes: ByType<Use>

  /// `Published` as a type, by the enclosing types.
  let publishedTypes: ByType<Use>

  init(_ index: ProjectIndex) {
    let announcements = index.uses(of: "objectWillChange")
    func concern(around use: Use) -> Concern {
      Concern(types: index.enclosingType(of: use.node).map { [$0] } ?? [])
    }
    sends = ByType(announcements.filter(\.isSend), concern: concern)
    self.announcements = ByType(announcements.filter { !index.isInManualSend($0.node) }) { use in
      switch use.role {
      case .declaration, .reference: concern(around: use)
      case .member(let base?):
        switch index.typeOfExpression(base) {
        case .instance(.known(let type), _): Concern(types: [type])
        case .instance(.foreign, _), .metatype: Concern()
        case .instance, .unknown: Concern(isOpen: true)
        }
      case .keyPath, .member(base: nil): Concern(isOpen: true)
      default: Concern()
      }
    }
    publisherTypes = ByType(index.uses(of: "ObjectWillChangePublisher")) { use in
      switch use.role {
      case .typeMember(let base):
        switch index.resolve(base) {
        case .known(let type): Concern(types: [type])
        case .foreign: Concern()
        default: Concern(isOpen: true)
        }
      default: index.enclosingType(of: use.node) == nil ? Concern(isOpen: true) : concern(around: use)
      }
    }
    let published = index.uses(of: "Published").filter {
      $0.role == .type && $0.node.parent?.kind != .attribute
    }
    publishedTypes = ByType(published, concern: concern)
  }
}
