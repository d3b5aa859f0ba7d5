import SwiftCST

/// The types of expressions with operators, before these are folded.
extension ProjectIndex {
  func type(ofSequence expression: Node, depth: Int) -> ExpressionType {
    guard let elements = SequenceExprSyntax(expression)?.elements.map({ Array($0.children) }) else {
      return .unknown
    }
    switch elements.dropLast().last?.kind {
    case .unresolvedAsExpr: return type(ofCast: elements)
    case .binaryOperatorExpr: return type(ofCoalescing: elements, depth: depth)
    case .unresolvedTernaryExpr: return type(ofTernary: expression, depth: depth)
    default: return .unknown
    }
  }

  /// `x as T` and `x as! T`.
  private func type(ofCast elements: [Node]) -> ExpressionType {
    guard elements.count == 3, let cast = UnresolvedAsExprSyntax(elements[1]),
      let type = TypeExprSyntax(elements[2])?.type
    else { return .unknown }
    return instance(type, extraDepth: cast.questionOrExclamationMark?.text == "?" ? 1 : 0)
  }

  func type(ofCast cast: AsExprSyntax) -> ExpressionType {
    guard let type = cast.type else { return .unknown }
    return instance(type, extraDepth: cast.questionOrExclamationMark?.text == "?" ? 1 : 0)
  }

  /// `a ?? b ?? c`, where all but the last are optionals of one type; the last one may also be optional.
  private func type(ofCoalescing elements: [Node], depth: Int) -> ExpressionType {
    let operators = stride(from: 1, to: elements.count, by: 2).map { elements[$0].text }
    guard let value = elements.last, operators.allSatisfy({ $0 == "??" }),
      !self.operators(named: "??").contains(where: mayTakeOptional),
      case .instance(let type, let optionals) = self.type(ofWhole: value, depth: depth)
    else { return .unknown }
    let areOptional = stride(from: 0, to: elements.count - 1, by: 2).allSatisfy { position in
      guard case .instance(type, let own) = self.type(ofWhole: elements[position], depth: depth) else {
        return false
      }
      return own > 0 && (own == optionals || own == optionals + 1)
    }
    return areOptional ? .instance(type, optionalDepth: optionals) : .unknown
  }

  /// Whether an operator of the project may be meant if the left operand is an optional.
  private func mayTakeOptional(_ function: Declaration) -> Bool {
    guard let type = function.parameters.first?.type else { return true }
    let shape = TypeShape(type)
    guard shape.optionalDepth == 0 else { return true }
    switch resolve(shape.core) {
    case .known(let type): return self[type].kind == .protocol
    case .foreign(let name): return name == "Optional"
    default: return true
    }
  }

  /// `condition ? a : b`, where both values have the same type, or one is `nil`.
  private func type(ofTernary sequence: Node, depth: Int) -> ExpressionType {
    guard let ternary = UnfoldedTernary(sequence) else { return .unknown }
    let values = [ternary.then, ternary.otherwise].filter { $0.kind != .nilLiteralExpr }
    let value = ExpressionType.agreed(values.map { type(ofWhole: $0, depth: depth) })
    return values.count < 2 ? value.optional : value
  }
}
