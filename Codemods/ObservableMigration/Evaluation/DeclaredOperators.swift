import ProjectIndex
import SwiftCST

/// The operators that a project declares.
struct DeclaredOperators: Sendable {
  /// An operator and the type that declares it.
  private struct Operator: Sendable {
    let owner: TypeID
    let function: DeclarationID
  }

  /// The operators by their names: those of a type, and those of a file for the types of their operands.
  private var operators: [String: [Operator]] = [:]

  init(_ index: ProjectIndex) {
    for file in index.files {
      let declarations = file.declarations
      // An operator has no symbol. Few declarations are operators: the others are not copied.
      for position in declarations.indices
      where declarations[position].kind == .function && declarations[position].symbol == nil {
        let function = declarations[position]
        guard let name = FunctionDeclSyntax(function.node)?.name, name.kind == .binaryOperator else {
          continue
        }
        let operands = function.parameters.compactMap(\.type).flatMap { Self.types(of: $0, index) }
        for owner in index.type(of: function.id).map({ [$0] }) ?? operands {
          operators[name.text, default: []].append(Operator(owner: owner, function: function.id))
        }
      }
    }
  }

  /// The project's types that an operand may have, or conforms to.
  private static func types(of operand: Node, _ index: ProjectIndex) -> [TypeID] {
    switch index.resolve(TypeShape(operand).core) {
    case .known(let type): [type]
    case .parameter(let parameter): GenericConstraints(on: parameter, index).types.compactMap(\.known)
    default: []
    }
  }

  /// The operators of a name that a type declares, or a file for operands of the type.
  func functions(named name: String, for type: TypeID) -> [DeclarationID] {
    operators[name]?.filter { $0.owner == type }.map(\.function) ?? []
  }

  /// The operators that a sequence of operands calls; `!=` calls `==`, and the other comparisons call `<`.
  func functions(calledIn sequence: Node, _ index: ProjectIndex) -> [DeclarationID] {
    guard !operators.isEmpty, let elements = SequenceExprSyntax(sequence)?.elements else { return [] }
    let parts = Array(elements.children)
    return parts.indices.dropFirst().dropLast().flatMap { position -> [DeclarationID] in
      guard parts[position].kind == .binaryOperatorExpr, case let name = parts[position].text,
        let declared = operators[Self.asked[name] ?? name]
      else { return [] }
      return [parts[position - 1], parts[position + 1]].flatMap { operand -> [DeclarationID] in
        guard case .instance(.known(let type), _) = index.typeOfExpression(operand) else { return [] }
        let owners = [type] + index.superclasses(of: type)
        return declared.filter { owners.contains($0.owner) }.map(\.function)
      }
    }
  }

  /// Whether the project declares an operator of a name, or one that it calls.
  func areDeclared(_ name: String) -> Bool { operators[Self.asked[name] ?? name] != nil }

  /// The operators of a name, or those that it calls, that types or their supertypes declare; for nil, of all
  /// types.
  func functions(named name: String, of types: Set<TypeID>?, _ index: ProjectIndex) -> [Node] {
    let declared = operators[Self.asked[name] ?? name] ?? []
    let owners = types.map { $0.union($0.flatMap(index.supertypes(of:))) }
    return declared.filter { owners?.contains($0.owner) ?? true }.map { index[$0.function].node }
  }

  private static let asked = ["!=": "==", ">": "<", "<=": "<", ">=": "<"]
}
