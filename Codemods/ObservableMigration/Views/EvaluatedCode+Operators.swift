import ProjectIndex
import SwiftCST

/// What operators read that types of the project declare.
extension EvaluatedCode {
  /// An operator and the type that declares it.
  struct Operator: Sendable {
    let owner: TypeID
    let function: DeclarationID
  }

  /// The operators that the project declares, by their names: those of a type, and those of a file for the
  /// types of their operands.
  static func operators(in index: ProjectIndex) -> [String: [Operator]] {
    var found: [String: [Operator]] = [:]
    for file in index.files {
      let declarations = file.declarations
      for position in declarations.indices
      // An operator has no symbol.
      where declarations[position].kind == .function && declarations[position].symbol == nil {
        let function = declarations[position]
        guard let name = FunctionDeclSyntax(function.node)?.name, name.kind == .binaryOperator else {
          continue
        }
        let operands = function.parameters.compactMap {
          $0.type.flatMap { index.resolve(TypeShape($0).core).known }
        }
        for owner in index.type(of: function.id).map({ [$0] }) ?? operands {
          found[name.text, default: []].append(Operator(owner: owner, function: function.id))
        }
      }
    }
    return found
  }

  /// The operators between values of types that declare them; `!=` asks `==`, and the other comparisons ask
  /// `<`.
  func collect(operatorsIn sequence: Node, _ code: inout Code) {
    guard !operators.isEmpty, let elements = SequenceExprSyntax(sequence)?.elements else { return }
    let parts = Array(elements.children)
    for position in parts.indices.dropFirst().dropLast() where parts[position].kind == .binaryOperatorExpr {
      let name = parts[position].text
      guard let declared = operators[Self.asked[name] ?? name] else { continue }
      for operand in [parts[position - 1], parts[position + 1]] {
        guard case .instance(.known(let type), _) = index.typeOfExpression(operand) else { continue }
        let owners = [type] + index.superclasses(of: type)
        code.calls += declared.filter { owners.contains($0.owner) }.map(\.function)
      }
    }
  }

  private static let asked = ["!=": "==", ">": "<", "<=": "<", ">=": "<"]
}
