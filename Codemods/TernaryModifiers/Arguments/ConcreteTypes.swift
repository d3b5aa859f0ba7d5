import ProjectIndex
import SwiftCST

/// Determines the types of arguments as far as a ternary requires it.
struct ConcreteTypes {
  let index: ProjectIndex

  /// The kind of an expression, for parameters whose overloads take different types.
  enum Likeness: Hashable {
    case number, text, truth, nothing, edges, range
    case member
    case type(String)
    case unknown
  }

  /// Whether expressions are known to be alike; nil if they are known not to be.
  func areAlike(_ expressions: [Node]) -> Bool? {
    let found = Set(expressions.map { likeness($0) })
    if found.contains(.unknown) { return false }
    // Only overloads that take a number take `nil`.
    return found.count <= 1 || found == [.nothing, .number] ? true : nil
  }

  /// Whether all expressions are number literals, or all are string or Boolean literals.
  static func areLiteralsOfOneKind(_ expressions: [Node]) -> Bool {
    let kinds = Set(expressions.map { $0.kind == .floatLiteralExpr ? .integerLiteralExpr : $0.kind })
    return kinds.count == 1
      && !kinds.isDisjoint(with: [.integerLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr])
  }

  func likeness(_ expression: Node) -> Likeness {
    switch expression.kind {
    case .integerLiteralExpr, .floatLiteralExpr: return .number
    case .stringLiteralExpr: return .text
    case .booleanLiteralExpr: return .truth
    case .nilLiteralExpr: return .nothing
    case .arrayExpr: return .edges
    case .prefixOperatorExpr:
      return likeness(ofPrefixed: PrefixOperatorExprSyntax(unchecked: expression))
    case .sequenceExpr: return likeness(ofSequence: expression)
    case .memberAccessExpr where MemberAccessExprSyntax(expression)?.base == nil:
      return likeness(ofImplicit: MemberAccessExprSyntax(expression)?.declName?.baseName?.name ?? "")
    default: break
    }
    guard let name = typeName(of: expression) else { return .unknown }
    return Self.numbers.contains(name) ? .number : .type(name)
  }

  /// `-1` is a number, `...3` a range.
  private func likeness(ofPrefixed value: PrefixOperatorExprSyntax) -> Likeness {
    switch value.operator?.text {
    case "-", "+", "!": value.expression.map { likeness($0) } ?? .unknown
    default: .unknown
    }
  }

  /// `.top` is an edge; `.margin` has the type that the project adds it to, or an unknown one.
  private func likeness(ofImplicit name: String) -> Likeness {
    if Self.edges.contains(name) { return .edges }
    let owners = typesAdding(name)
    guard owners.count == 1 else { return .member }
    if owners[0] == "Edge.Set" { return .edges }
    return Self.numbers.contains(owners[0]) ? .number : .type(owners[0])
  }

  /// The types to which the project adds a static member of a name.
  private func typesAdding(_ name: String) -> [String] {
    Self.extended.filter { index.members(named: name, ofForeign: $0).contains(where: \.isStatic) }
  }

  /// Whether one expression is a member that the project adds to a numeric type, such as `.small`, and
  /// another one has a different numeric type: a ternary would look the member up in that type.
  func mixNumbers(_ expressions: [Node]) -> Bool {
    let owners = expressions.compactMap(MemberAccessExprSyntax.init).filter { $0.base == nil }
      .flatMap { typesAdding($0.declName?.baseName?.name ?? "") }
    guard !owners.isEmpty else { return false }
    return !Self.numbers.intersection(expressions.compactMap(typeName)).isSubset(of: owners)
  }

  private static let edges: Set = ["all", "top", "bottom", "leading", "trailing", "horizontal", "vertical"]

  private static let extended = ["CGFloat", "Double", "Int", "EdgeInsets", "Edge.Set"]

  private func likeness(ofSequence sequence: Node) -> Likeness {
    if let ternary = UnfoldedTernary(sequence) {
      let found = likeness(ternary.then)
      return found == likeness(ternary.otherwise) ? found : .unknown
    }
    guard let elements = SequenceExprSyntax(sequence)?.elements else { return .unknown }
    var found: Set<Likeness> = []
    for element in elements.children {
      if let name = BinaryOperatorExprSyntax(element)?.operator?.text {
        if name == "..." || name == "..<" { return .range }
        guard ["+", "-", "*", "/"].contains(name) else { return .unknown }
        continue
      }
      if element.kind == .unresolvedTernaryExpr || element.kind == .unresolvedAsExpr { return .unknown }
      found.insert(likeness(element))
    }
    return found == [.number] ? .number : .unknown
  }

  private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]

  /// The name of the type of a non-optional value.
  func typeName(of expression: Node) -> String? {
    switch index.typeOfExpression(expression) {
    case .instance(.foreign(let name), optionalDepth: _): name
    case .instance(.known(let type), optionalDepth: _): index.qualifiedName(of: type)
    default: nil
    }
  }

  /// Whether expressions have the same non-generic type.
  func haveSameType(_ expressions: [Node]) -> Bool {
    let types = Set(expressions.map(index.typeOfExpression))
    return types.count == 1 && types.allSatisfy { isConcrete($0) }
  }

  /// Whether a value has a single, non-generic type.
  func isConcrete(_ value: ExpressionType) -> Bool {
    guard case .instance(let resolution, _) = value else { return false }
    switch resolution {
    case .known(let known): return !index.isGeneric(known) && index[known].kind != .protocol
    case .foreign(let name): return AppleTypes.traits(of: name).contains(.concrete)
    default: return false
    }
  }

  /// Whether a type in the source is a concrete type: not a generic parameter, protocol, function or opaque
  /// type.
  func isConcrete(_ type: Node) -> Bool {
    let core = TypeShape(type).core
    guard core.kind == .identifierType || core.kind == .memberType, TypeShape(type).genericArguments.isEmpty
    else {
      return false
    }
    switch index.resolve(type.kind == core.kind ? type : core) {
    case .known(let known): return index[known].kind != .protocol && !index.isGeneric(known)
    case .foreign(let name): return AppleTypes.traits(of: name).contains(.concrete)
    default: return false
    }
  }
}
