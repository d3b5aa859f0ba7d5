import ProjectIndex
import SwiftCST

/// Tells whether creating an object is more than setting its properties to plain values.
struct CreationWork {
  private let index: ProjectIndex
  private let depth: Int

  init(_ index: ProjectIndex) { self.init(index, depth: 0) }

  private init(_ index: ProjectIndex, depth: Int) {
    self.index = index
    self.depth = depth
  }

  private var deeper: CreationWork { CreationWork(index, depth: depth + 1) }

  /// Whether every way to create an object of a type is trivial; of a protocol or a generic parameter, every
  /// class of the cluster.
  func isTrivialToCreate(_ type: ExpressionType, or cluster: ObservableCluster) -> Bool {
    switch type {
    case .instance(.known(let type), _) where index[type].kind != .protocol: isTrivial(type)
    default: cluster.types.filter { index[$0].kind == .class }.allSatisfy(isTrivial)
    }
  }

  /// Whether an expression names an object that exists anyway: a parameter, `Store.shared`, `.shared`.
  func exists(_ expression: Node, as type: ExpressionType) -> Bool {
    switch expression.kind {
    case .declReferenceExpr:
      if case .local = index.lookUp(expression) { return true }
      return false
    case .memberAccessExpr:
      guard let access = MemberAccessExprSyntax(expression), let name = access.declName?.baseName?.name else {
        return false
      }
      let owner = access.base.map(index.typeOfExpression) ?? type
      switch owner {
      case .metatype(.known(let owner)), .instance(.known(let owner), _):
        let members = index.members(named: name, of: owner)
        return !members.isEmpty && members.allSatisfy { $0.isStatic && $0.isStored }
      default: return false
      }
    default: return false
    }
  }

  private func isTrivial(_ type: TypeID) -> Bool {
    guard depth < 6 else { return false }
    let info = index[type]
    guard info.kind == .class || info.kind == .struct || info.kind == .enum, !info.isSplit else {
      return false
    }
    let stored = index.members(of: type).filter { $0.kind == .variable && !$0.isStatic && $0.isStored }
    guard stored.allSatisfy(isTrivialDefault) else { return false }
    guard info.kind != .enum else { return true }
    for initializer in index.ownMembers(named: "init", of: type) {
      guard let body = initializer.body, isTrivial(body) else { return false }
    }
    switch index.superclass(of: type) {
    case .none, .foreign("NSObject"): return true
    case .known(let parent): return deeper.isTrivial(parent)
    default: return false
    }
  }

  private func isTrivialDefault(_ property: Declaration) -> Bool {
    // What is lazy is not evaluated, and a wrapper like @AppStorage only notes its key.
    if property.traits.contains(.lazy) { return true }
    return property.initialValue.map(isTrivial) ?? true
  }

  /// Only assignments of trivial values, and `super.init()`.
  private func isTrivial(_ body: CodeBlockSyntax) -> Bool {
    guard let statements = body.statements else { return true }
    return statements.children.allSatisfy { item in
      guard let item = CodeBlockItemSyntax(item)?.item else { return false }
      if let list = SequenceExprSyntax(item)?.elements {
        let operands = Array(list.children)
        guard operands.count > 2, operands[1].kind == .assignmentExpr else { return false }
        return operands.count == 3 ? isTrivial(operands[2]) : operands[2...].allSatisfy(isTrivialOperand)
      }
      guard let callee = FunctionCallExprSyntax(item)?.calledExpression?.text else { return false }
      return callee == "super.init" || callee == "self.init"
    }
  }

  private func isTrivialOperand(_ node: Node) -> Bool {
    node.kind == .binaryOperatorExpr || isTrivial(node)
  }

  /// Whether evaluating an expression does nothing but make a value.
  func isTrivial(_ expression: Node) -> Bool {
    switch expression.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .stringLiteralExpr,
      .keyPathExpr, .simpleStringLiteralExpr, .closureExpr, .typeExpr:
      return true
    case .arrayExpr, .arrayElementList, .arrayElement, .dictionaryExpr, .dictionaryElementList,
      .dictionaryElement, .tupleExpr, .labeledExprList, .labeledExpr, .prefixOperatorExpr, .sequenceExpr,
      .exprList, .forceUnwrapExpr:
      return expression.children.allSatisfy(isTrivialOperand)
    case .declReferenceExpr: return isTrivialName(expression)
    case .memberAccessExpr: return isTrivialMember(MemberAccessExprSyntax(unchecked: expression))
    case .functionCallExpr: return isTrivialCall(FunctionCallExprSyntax(unchecked: expression))
    default: return false
    }
  }

  private func isTrivialName(_ expression: Node) -> Bool {
    if expression.text == "self" { return true }
    switch index.lookUp(expression) {
    case .local: return true
    case .members(let found, _), .moduleLevel(let found, _):
      return found.allSatisfy { index[$0].kind == .variable && index[$0].isStored }
    case .type, .unknown: return true
    }
  }

  /// `.medium`, `Store.shared`, `service.client`: a stored value.
  private func isTrivialMember(_ access: MemberAccessExprSyntax) -> Bool {
    guard let name = access.declName?.baseName?.name else { return false }
    guard let base = access.base else { return true }
    guard isTrivial(base) else { return false }
    switch index.typeOfExpression(base) {
    case .metatype(.known(let type)), .instance(.known(let type), _):
      return index.members(named: name, of: type).allSatisfy { $0.kind == .enumCase || $0.isStored }
    default:
      return ["shared", "standard", "default", "main", "current", "zero", "self", "max", "min"].contains(name)
    }
  }

  private func isTrivialCall(_ call: FunctionCallExprSyntax) -> Bool {
    guard let callee = call.calledExpression, call.trailingClosure == nil,
      call.arguments?.children.allSatisfy({ isTrivialOperand($0) }) ?? true
    else { return false }
    if callee.kind == .arrayExpr || callee.kind == .dictionaryExpr { return true }
    let named = GenericSpecializationExprSyntax(callee)?.expression ?? callee
    if case .metatype(.known(let type)) = index.typeOfExpression(named) { return deeper.isTrivial(type) }
    if MemberAccessExprSyntax(named)?.base == nil, named.kind == .memberAccessExpr {
      // `.init(…)` and `.some(…)`: the type is that of the property, which is looked at anyway.
      return true
    }
    return Self.plainTypes.contains(named.text)
  }

  private static let plainTypes = Set(
    words: """
      Array Set Dictionary String Int Double Float Bool CGFloat UUID Date Data URL CGSize CGPoint CGRect
      IndexSet IndexPath AttributedString Decimal Optional PassthroughSubject CurrentValueSubject NSLock
      NSObject NavigationPath Locale TimeZone Color EdgeInsets Angle DateComponents Range ClosedRange
      Set<AnyCancellable>
      """)
}
