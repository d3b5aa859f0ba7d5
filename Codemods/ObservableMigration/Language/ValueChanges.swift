import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension Assignment {
  /// Whether a token may be the last of an assignment's target: an operator follows it.
  static func mayFollow(_ token: Token) -> Bool {
    token.next?.kind == .equal || token.next?.kind == .binaryOperator
  }

  /// Whether a token may be the last of a part of an assigned tuple: `=` follows the parentheses around it.
  static func mayEndTuple(with token: Token) -> Bool {
    let kinds = token.tree.tokens.kinds
    var depth = 0
    for index in (token.index + 1)..<kinds.count {
      switch kinds[index] {
      case .leftParen, .leftSquare: depth += 1
      case .rightParen where depth > 0, .rightSquare where depth > 0: depth -= 1
      case .rightParen:
        guard index + 1 < kinds.count else { return false }
        if kinds[index + 1] == .equal { return true }
        // The tuple may be part of another tuple.
        guard kinds[index + 1] == .rightParen || kinds[index + 1] == .comma else { return false }
      case .rightSquare, .leftBrace, .rightBrace, .semicolon, .equal, .endOfFile: return false
      case .comma: continue
      default: if depth == 0, index == token.index + 1 { return false }
      }
    }
    return false
  }
}

extension Node {
  /// Whether the value that an expression names may be changed in place.
  func isChangedInPlace(_ index: ProjectIndex) -> Bool {
    if Assignment(target: self) != nil { return true }
    guard let parent else { return false }
    switch parent.kind {
    case .inOutExpr: return true
    case .optionalChainingExpr, .forceUnwrapExpr, .tupleExpr: return parent.isChangedInPlace(index)
    case .subscriptCallExpr:
      return SubscriptCallExprSyntax(parent)?.calledExpression == self && parent.isChangedInPlace(index)
    case .memberAccessExpr:
      guard let access = MemberAccessExprSyntax(parent), access.base == self else { return false }
      if let call = FunctionCallExprSyntax(parent.parent), call.calledExpression == parent {
        return index.isMutating(access.declName?.baseName?.name ?? "")
      }
      return parent.isChangedInPlace(index)
    default: return false
    }
  }

  /// Whether a method is called on what an expression names.
  var isCalledOn: Bool {
    guard let access = MemberAccessExprSyntax(parent), access.base == self else { return false }
    return FunctionCallExprSyntax(access.node.parent)?.calledExpression == access.node
  }

  /// Whether an expression is part of an assigned tuple: `(first, last) = (last, first)`.
  var isAssignedInTuple: Bool {
    guard let tuple = parent?.parent?.parent, parent?.kind == .labeledExpr, tuple.kind == .tupleExpr else {
      return false
    }
    return Assignment(target: tuple) != nil || tuple.isAssignedInTuple
  }

  /// Whether a name is only used to set its value, toggle it, or compute its new value from it.
  var isWritten: Bool {
    if Assignment(target: self) != nil || isToggled { return true }
    return ancestors.prefix { $0.kind != .codeBlockItem }.contains { list in
      guard list.kind == .exprList, let target = list.children.first, target.text == text else {
        return false
      }
      return Assignment(target: target) != nil
    }
  }

  /// Whether it is toggled: `flag.toggle()`.
  var isToggled: Bool {
    guard let access = MemberAccessExprSyntax(parent), access.base == self else { return false }
    return access.declName?.baseName?.name == "toggle"
  }
}

extension ProjectIndex {
  /// Whether a method with this name changes the value that it is called on.
  func isMutating(_ method: String) -> Bool {
    if Self.mutatingMethods.contains(method) { return true }
    return declarations(named: method).contains { $0.traits.contains(.mutating) }
  }

  private static let mutatingMethods = Set(
    words: """
      append insert remove removeAll removeFirst removeLast removeSubrange removeValue popFirst popLast sort
      reverse shuffle swapAt partition replaceSubrange reserveCapacity updateValue merge formUnion
      formIntersection formSymmetricDifference subtract update toggle negate round move addTime
      formRemainder appendInterpolation formIndex next makeContiguousArray write trimPrefix replace
      formSquareRoot addProduct setValue addTimeInterval appendPathComponent appendPathExtension
      deleteLastPathComponent deletePathExtension standardize resolveSymlinksInPath mergeAttributes
      setAttributes replaceAttributes convert take translate rotate scale invert concatenate normalize shift
      addLine addArc addCurve addQuadCurve addRect addEllipse addPath closeSubpath addValue resetBytes
        withUnsafeMutableBufferPointer withUnsafeMutableBytes withContiguousMutableStorageIfAvailable
      """)
}
