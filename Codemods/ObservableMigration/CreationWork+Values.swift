import CodemodKit
import ProjectIndex
import SwiftCST

extension CreationWork {
  func isTrivialOperand(_ node: Node) -> Bool {
    node.kind == .binaryOperatorExpr ? Self.plainOperators.contains(node.text) : isTrivial(node)
  }

  /// Whether evaluating an expression, whose type is known if its place says so, does nothing but make a value.
  func isTrivial(_ expression: Node, as type: ExpressionType = .unknown) -> Bool {
    switch expression.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .keyPathExpr,
      .simpleStringLiteralExpr, .closureExpr, .typeExpr, .stringSegment:
      return true
    case .arrayExpr, .arrayElementList, .arrayElement, .dictionaryExpr, .dictionaryElementList,
      .dictionaryElement, .tupleExpr, .labeledExprList, .labeledExpr, .prefixOperatorExpr, .sequenceExpr,
      .exprList, .forceUnwrapExpr, .stringLiteralExpr, .stringLiteralSegmentList, .expressionSegment:
      return expression.children.allSatisfy(isTrivialOperand)
    case .declReferenceExpr: return isTrivialName(expression)
    case .memberAccessExpr: return isTrivialMember(MemberAccessExprSyntax(unchecked: expression), as: type)
    case .functionCallExpr: return isTrivialCall(FunctionCallExprSyntax(unchecked: expression), as: type)
    default: return false
    }
  }

  func hasTrivialArguments(_ call: FunctionCallExprSyntax) -> Bool {
    call.trailingClosure == nil && call.arguments?.children.allSatisfy { isTrivial($0) } ?? true
  }

  private func isTrivialName(_ expression: Node) -> Bool {
    if expression.text == "self" { return true }
    switch index.lookUp(expression) {
    case .local: return true
    case .members(let found, _), .moduleLevel(let found, _):
      return found.allSatisfy { isThere(index[$0]) }
    case .type, .unknown: return true
    }
  }

  /// `.medium`, `Store.shared`, `service.client`: a stored value.
  private func isTrivialMember(_ access: MemberAccessExprSyntax, as type: ExpressionType) -> Bool {
    guard let name = access.declName?.baseName?.name else { return false }
    if let base = access.base, !isTrivial(base) { return false }
    switch access.base.map(index.typeOfExpression) ?? type {
    case .metatype(.known(let type)), .instance(.known(let type), _):
      return index.members(named: name, of: type).allSatisfy {
        $0.kind == .enumCase || isThere($0) || givesTrivialValue($0)
      }
    default:
      if isEarly, name == "shared" || name == "current" { return false }
      return access.base == nil
        || ["shared", "standard", "default", "main", "current", "zero", "self", "max", "min"].contains(name)
    }
  }

  private func isTrivialCall(_ call: FunctionCallExprSyntax, as type: ExpressionType) -> Bool {
    guard let callee = call.calledExpression, hasTrivialArguments(call) else { return false }
    if callee.kind == .arrayExpr || callee.kind == .dictionaryExpr { return true }
    let named = GenericSpecializationExprSyntax(callee)?.expression ?? callee
    if case .metatype(.known(let type)) = index.typeOfExpression(named) { return isTrivialInside(type) }
    if let access = MemberAccessExprSyntax(named), access.base == nil {
      return isTrivialCall(ofMember: access.declName?.baseName?.name ?? "", of: type)
    }
    return Self.plainTypes.contains(named.text)
  }

  /// `.init(…)`, and `.some(…)` where it is a case and no function.
  private func isTrivialCall(ofMember name: String, of type: ExpressionType) -> Bool {
    let isCreation = name == "init" || name == "`init`"
    switch type {
    case .instance(.known(let type), _):
      return isCreation
        ? isTrivialInside(type) : index.members(named: name, of: type).allSatisfy { $0.kind == .enumCase }
    case .instance(.foreign(let type), _) where isCreation: return Self.plainTypes.contains(type)
    default:
      return !isCreation
        && index.declarations(named: name).allSatisfy { $0.kind == .enumCase || !$0.isStatic }
    }
  }

  private static let plainOperators = Set(
    words: "+ - * / % ?? == != < > <= >= && || ... ..< & | ^ << >> &+ &- &* === !==")

  private static let plainTypes = Set(
    words: """
      Array Set Dictionary String Int Double Float Bool CGFloat UUID Date Data URL CGSize CGPoint CGRect
      IndexSet IndexPath AttributedString Decimal Optional PassthroughSubject CurrentValueSubject NSLock
      NSObject NavigationPath Locale TimeZone Color UIColor NSColor EdgeInsets Angle DateComponents Range ClosedRange
      Set<AnyCancellable>
      """)
}
