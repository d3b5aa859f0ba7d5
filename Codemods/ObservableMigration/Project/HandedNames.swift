import ProjectIndex
import SwiftCST

/// The uses of names whose values may be passed on: to a function that may require more than an object, or to
/// another name.
final class HandedNames: Sendable {
  private let index: ProjectIndex
  private let knownUses = Memory<String, ByType<Use>>()

  init(_ index: ProjectIndex) { self.index = index }

  /// Such uses of a name in expressions, including at least those known to have a value of one of `types`.
  func uses(of name: String, concerning types: Set<TypeID>) -> [Use] {
    knownUses.answer(name) {
      let uses = index.uses(of: name, where: mayBeHandedOn).filter { use in
        switch use.role {
        case .reference, .member: true
        default: false
        }
      }
      return ByType(uses, concern: concern)
    }.concerning(types)
  }

  /// The types of the values that a use may have, on its own or when it is called.
  private func concern(_ use: Use) -> Concern {
    let values = [use.expression, use.expression.callAsCallee?.node].compactMap(\.self)
    let given = values.compactMap { value -> TypeResolution? in
      guard case .instance(let type, _) = index.typeOfExpression(value) else { return nil }
      return type
    }
    let isGeneric = given.contains { if case .parameter = $0 { true } else { false } }
    return Concern(types: given.compactMap(\.known), isOpen: isGeneric)
  }

  /// Whether a name may be the last of an expression that gets another name, or that is passed to a function
  /// that may require more: checking tokens is much faster than analyzing the code.
  private func mayBeHandedOn(_ name: Token) -> Bool {
    if Self.mayGetAnotherName(name) { return true }
    switch name.next?.kind {
    case .comma, .rightParen, .rightSquare, .leftParen, .exclamationMark: break
    default: return false
    }
    guard let function = Self.function(calledWith: name) else { return false }
    return Self.mayAskForMore(function)
      && (function.previous?.kind == .period || !index.isDeclared(function.name))
  }

  /// Whether a name may be the last in `let item = holder.name`.
  private static func mayGetAnotherName(_ name: Token) -> Bool {
    var first = name
    while let period = first.previous, period.kind == .period, let base = period.previous { first = base }
    guard let mark = first.previous, mark.kind == .equal, let keyword = mark.previous?.previous else {
      return false
    }
    return keyword.kind == .let || keyword.kind == .var
  }

  /// The name before the parentheses around an argument.
  private static func function(calledWith name: Token) -> Token? {
    let (kinds, tree) = (name.tree.tokens.kinds, name.tree)
    var depth = 0
    for position in (0..<name.index).reversed() {
      switch kinds[position] {
      case .rightParen, .rightSquare, .rightBrace: depth += 1
      case .leftParen where depth == 0:
        return position > 0 && kinds[position - 1].isIdentifier ? tree.token(at: position - 1) : nil
      case .leftParen, .leftSquare, .leftBrace:
        if depth == 0, kinds[position] == .leftBrace { return nil }
        depth = max(depth - 1, 0)
      default: continue
      }
    }
    return nil
  }

  /// Whether a function, by its name, may require more than an object.
  static func mayAskForMore(_ function: Token) -> Bool {
    let first = function.tree.source.bytes[function.range.lowerBound]
    return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
      && !ObjectTakers.contain(function: function.name)
  }
}

extension ProjectIndex {
  /// Whether the project declares anything with a name.
  func isDeclared(_ name: String) -> Bool { !declarations(named: name).isEmpty }
}
