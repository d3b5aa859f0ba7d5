import ProjectIndex
import SwiftCST

// What the parameters of a call require, other than being views.

extension ValueWalk {
  /// Whether a callee itself spells AnyView: `Shelf<AnyView>`, or an alias of that.
  func spellsAnyView(_ callee: Node) -> Bool {
    guard !callee.text.contains("AnyView>"), !callee.text.contains("AnyView,") else { return true }
    return index.declarations(named: GenericViewParameters.name(of: callee)).contains { alias in
      TypeAliasDeclSyntax(alias.node)?.initializer?.value.map(context.erasures.mentionsAnyView) ?? false
    }
  }

  /// Whether another parameter or property of a candidate has the same generic type:
  /// `init(first: V, second: V)` needs two values of one type.
  func sharesType(_ type: Node, in candidate: Declaration) -> Bool {
    let own = genericParameters(in: type)
    guard !own.isEmpty else { return false }
    let properties =
      candidate.kind == .struct ? index.declaredType(candidate.id).map(index.members) ?? [] : []
    let others =
      candidate.parameters.compactMap(\.type) + properties.filter(\.isStored).compactMap(\.typeAnnotation)
    return others.contains { $0 != type && !genericParameters(in: $0).isDisjoint(with: own) }
  }

  /// The generic parameters that a type names.
  func genericParameters(in type: Node) -> Set<Node> {
    Set(
      type.subtree.compactMap { part in
        guard part.kind == .identifierType, case .parameter(let parameter) = index.resolve(part) else {
          return nil
        }
        return parameter
      })
  }
}
