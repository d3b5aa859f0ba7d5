import ProjectIndex
import SwiftCST
import SwiftUIModel

extension ProjectIndex {
  /// The classes whose objects are in properties, as in `items: [Item]`, or in values in these.
  func classes(in properties: [Declaration]) -> Set<TypeID> {
    var found: Set<TypeID> = []
    var open = properties
    for _ in 0..<3 {
      let types = open.flatMap(typesNamed(in:)).filter { type in
        !kind(of: type).isEvaluated && self[type].kind != .protocol && found.insert(type).inserted
      }
      open = types.filter { self[$0].kind != .class }.flatMap(storedProperties(of:))
    }
    return found.filter { self[$0].kind == .class }
  }

  /// The properties that each value or object of a type stores.
  func storedProperties(of type: TypeID) -> [Declaration] {
    members(of: type).filter { $0.kind == .variable && $0.isStored && !$0.isStatic }
  }

  private func typesNamed(in property: Declaration) -> [TypeID] {
    guard let told = property.typeAnnotation ?? property.initialValue else { return [] }
    return told.subtree.flatMap { node -> [TypeID] in
      guard let type = (node.kind == .identifierType ? resolve(node) : calledType(node))?.known else {
        return []
      }
      // An element of a list of a protocol type may have any conforming class.
      let isListed = self[type].kind == .protocol && node.ancestors.prefix(3).contains(where: \.isList)
      return isListed ? subtypes(of: type) : [type]
    }
  }

  private func calledType(_ node: Node) -> TypeResolution? {
    guard node.kind == .declReferenceExpr, case .metatype(let type) = typeOfExpression(node) else {
      return nil
    }
    return type
  }
}

extension Node {
  fileprivate var isList: Bool { kind == .arrayType || kind == .dictionaryType }
}
