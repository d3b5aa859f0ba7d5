import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Checks the closures that a coder stores, as a custom strategy or in its `userInfo`, and runs later.
///
/// Any other closure runs when the formatter is created, and may return a different value each time.
struct ClosureCheck {
  private let index: ProjectIndex
  private let constants: ConstantExpressions

  init(_ constants: ConstantExpressions, _ index: ProjectIndex) {
    self.index = index
    self.constants = constants
  }

  /// The parts of a value that only store closures: these closures, and the calls that create strategies from
  /// them.
  func kept(in value: Node) throws(Obstacle) -> [Node] {
    var kept: [Node] = []
    for closure in value.subtree where closure.kind == .closureExpr {
      guard let keeper = keeper(of: closure, in: value) else { continue }
      try proveFree(closure)
      kept.append(keeper)
    }
    return kept
  }

  /// The part that stores a closure; nil if it runs immediately.
  private func keeper(of closure: Node, in value: Node) -> Node? {
    if let call = ClosureArgument(closure)?.call {
      return isStrategy(call) && !isInsideClosure(closure, of: value) ? call.node : nil
    }
    let holders = closure.ancestors.prefix { value.contains($0) }
    return holders.allSatisfy { Self.literals.contains($0.kind) } ? closure : nil
  }

  private func isInsideClosure(_ closure: Node, of value: Node) -> Bool {
    closure.ancestors.prefix { value.contains($0) }.contains { $0.kind == .closureExpr }
  }

  /// `.custom { … }`: its only argument is the closure.
  private func isStrategy(_ call: FunctionCallExprSyntax) -> Bool {
    guard let access = MemberAccessExprSyntax(call.calledExpression), access.declName?.node.text == "custom",
      call.argumentValues.count + call.trailingClosures.count == 1, constants.isImplicitConstant("custom")
    else { return false }
    guard let base = access.base else { return true }
    guard case .metatype(.foreign(let type)) = index.typeOfExpression(base) else { return false }
    return type.hasSuffix("Strategy")
  }

  /// The literals that contain closures, and their parts.
  static let literals: Set<SyntaxKind> = [
    .arrayExpr, .arrayElementList, .arrayElement, .dictionaryExpr, .dictionaryElementList, .dictionaryElement,
  ]
}

// MARK: - Captures

extension ClosureCheck {
  /// Ensures that a closure captures nothing of the call, so that it may live forever.
  private func proveFree(_ closure: Node) throws(Obstacle) {
    for node in closure.subtree {
      switch node.kind {
      case .superExpr: throw .callState("super")
      case .macroExpansionExpr where node.text == Self.nameOfTheMember: throw .callState(node.text)
      case .functionCallExpr where asksForMember(FunctionCallExprSyntax(unchecked: node)):
        throw .callState(Self.nameOfTheMember)
      case .identifierType where !isInSight(index.resolve(node), outside: closure):
        throw .callState(node.text)
      case .closureCapture where !isConstant(ClosureCaptureSyntax(unchecked: node)):
        throw .callState(node.text)
      case .declReferenceExpr where !isMemberName(node) && !isFree(node, in: closure):
        if case .unknown = index.lookUp(node), !isSelf(node) { throw .unclear(node.text) }
        throw .callState(node.text)
      default: continue
      }
    }
  }

  /// The macro that expands to the name of the enclosing member.
  private static let nameOfTheMember = "#function"

  /// Whether the callee belongs to the project and may use the name of the member around the call: `func
  /// log(_ text: String, function: String = #function)`.
  private func asksForMember(_ call: FunctionCallExprSyntax) -> Bool {
    guard let callee = call.calledExpression else { return false }
    return index.callables(called: callee).flatMap(\.parameters).contains {
      $0.defaultValue?.text == Self.nameOfTheMember
    }
  }

  private func isFree(_ reference: Node, in closure: Node) -> Bool {
    if isSelf(reference) { return false }
    switch index.lookUp(reference) {
    case .local(let binding): return closure.contains(binding.node)
    case .type(let type): return isInSight(type, outside: closure)
    case .moduleLevel(_, let mayBeShadowed): return !mayBeShadowed
    case .unknown:
      return reference.text.first?.isUppercase == true || reference.text.hasPrefix("$")
        || Self.functions.contains(reference.text)
    default: return false
    }
  }

  /// Functions of the standard library. A method with the same name would have to be called on `self`.
  private static let functions = Set(
    words: """
      abs assert assertionFailure debugPrint fatalError max min precondition preconditionFailure print type zip
      """)

  private func isSelf(_ reference: Node) -> Bool {
    let name = DeclReferenceExprSyntax(reference)?.baseName
    return name?.kind == .`self` || name?.kind == .Self
  }

  /// A closure's captures keep the values from its creation.
  private func isConstant(_ capture: ClosureCaptureSyntax) -> Bool {
    guard let value = capture.initializer?.value else { return false }
    return constants.variablePart(of: value) == nil
  }

  /// Whether a type is visible at a closure's destination: it is neither a generic parameter, nor declared in
  /// a body, nor, for a module-level variable, a member of a type.
  private func isInSight(_ type: TypeResolution, outside closure: Node) -> Bool {
    switch type {
    case .parameter: return false
    case .known(let id):
      return index[id].declarations.allSatisfy { place in
        let declaration = index[place]
        if closure.contains(declaration.node) { return true }
        return !declaration.traits.contains(.local) && (constants.seesStatics || declaration.parent == nil)
      }
    default: return true
    }
  }

  private func isMemberName(_ reference: Node) -> Bool {
    MemberAccessExprSyntax(reference.parent)?.declName?.node == reference
      || reference.parent?.kind == .keyPathPropertyComponent
  }
}
