import ProjectIndex
import SwiftCST

extension Migration {
  mutating func checkSuperclass(_ type: TypeID, _ declaration: Declaration) {
    switch index.superclass(of: type) {
    case .none, .known: break
    case .foreign("NSObject"), .foreign("ObjectiveC.NSObject"), .foreign("Foundation.NSObject"): break
    case .foreign(let name):
      record(
        ObservableRules.foreignType, "conformance or superclass comes from another module ('\(name)')",
        at: declaration.node)
    case .unknown:
      record(
        ObservableRules.foreignType, "conformance or superclass comes from another module",
        at: declaration.node)
    }
  }

  /// SwiftUI asks of a document that is an object that it is an `ObservableObject`.
  mutating func checkDocument(_ type: TypeID, _ declaration: Declaration) {
    guard index.foreignSupertypes(of: type).contains("ReferenceFileDocument") else { return }
    record(
      ObservableRules.foreignType,
      "conformance or superclass comes from another module ('ReferenceFileDocument')",
      at: declaration.node)
  }

  /// `extension SavedPlace: PlaceModel {}` of a class that the project doesn't declare: Core Data makes such.
  mutating func checkForeignConformances(to type: TypeID) {
    for use in index.references(to: type).all {
      guard let entry = use.node.ancestors.first(where: { $0.kind == .inheritedType }),
        let holder = entry.ancestors.first(where: { $0.kind == .extensionDecl }),
        let added = index.declaration(at: holder), entry.parent?.parent?.parent == holder,
        index.declaredType(added.id) == nil
      else { continue }
      record(
        ObservableRules.foreignType,
        "conformance or superclass comes from another module ('\(added.name ?? "")' conforms to "
          + "'\(index[type].name)')", at: added.node)
    }
  }
}
