package import ProjectIndex
package import SwiftCST

/// Determines whether expressions have the same value whenever and wherever they are evaluated.
///
/// Literals, implicit members, arithmetic on these, the well-known values and initializers of Foundation with
/// constant arguments, and constants of the project are constant. Anything else is not constant, as far as is
/// known.
package struct ConstantExpressions: ValueQuestion, Sendable {
  private let index: ProjectIndex

  /// Local variables that count as constants: their `patternBinding` nodes.
  package var locals: [Node] = []

  /// Types whose initializer without arguments counts as constant.
  package var made: Set<String> = []

  /// Static functions of external types that count as constant if their arguments do.
  package var functions: [String: Set<String>] = [:]

  /// Calls and closures that count as constant: the caller has checked them.
  package var granted: [Node] = []

  /// Whether `Self` and the static constants of the enclosing type may be used.
  package var seesStatics = true

  private var additions: OwnAdditions { OwnAdditions(index) }

  package init(_ index: ProjectIndex) { self.index = index }

  /// The first part of an expression that prevents it from being constant; nil if it is constant.
  package func variablePart(of expression: Node) -> Node? { obstacle(in: expression) }

  package func obstacle(inOther expression: Node) -> Node? {
    guard !granted.contains(expression) else { return nil }
    return switch expression.kind {
    case .regexLiteralExpr: nil
    case .forceUnwrapExpr: obstacle(inPartsOf: expression)
    case .declReferenceExpr, .memberAccessExpr:
      isGivenToOwnCode(expression) ? expression : variablePart(ofName: expression)
    case .functionCallExpr: variablePart(of: FunctionCallExprSyntax(unchecked: expression))
    default: expression
    }
  }

  /// Operators of the project's types are checked at their operands, those that it adds to external types
  /// here.
  package func mayDoMore(_ part: Node) -> Bool {
    switch part.kind {
    case .expressionSegment:
      let values = ExpressionSegmentSyntax(unchecked: part).expressions?.children.map { $0 } ?? []
      // An interpolation with a label, or one that the project adds, may produce anything.
      let labels = values.map { LabeledExprSyntax($0)?.label?.name }
      return labels != [nil] || additions.hasInterpolation(labels)
    default: return additions.hasOperator(part.firstToken.text)
    }
  }

  private func variablePart(ofName expression: Node) -> Node? {
    guard let access = MemberAccessExprSyntax(expression) else {
      return isConstant(reference: expression) ? nil : expression
    }
    return variablePart(of: access)
  }

  /// Whether a value of one of the project's types is passed to an operator or a description of that type,
  /// which may return a different value each time.
  private func isGivenToOwnCode(_ value: Node) -> Bool {
    guard let parent = value.parent, case .instance(.known, _) = index.typeOfExpression(value) else {
      return false
    }
    switch parent.kind {
    case .exprList: return parent.children.contains { $0.kind == .binaryOperatorExpr }
    case .labeledExpr: return parent.parent?.parent?.kind == .expressionSegment
    default: return parent.kind == .prefixOperatorExpr
    }
  }
}

// MARK: - Names and members

extension ConstantExpressions {
  private func isConstant(reference: Node) -> Bool {
    switch index.lookUp(reference) {
    case .local(let binding): locals.contains(binding.node)
    case .moduleLevel(let found, mayBeShadowed: false): isConstant(found, at: reference)
    case .members(let found, _):
      seesStatics && isConstant(found, at: reference) && found.allSatisfy { index[$0].isStatic }
    default: false
    }
  }

  /// Whether declarations are the same constant at a place, whichever of them a build has.
  private func isConstant(_ found: [DeclarationID], at place: Node) -> Bool {
    found.allSatisfy { isConstant(index[$0]) } && index.isPresent(found, wherever: place)
  }

  private func isConstant(_ declaration: Declaration) -> Bool {
    if declaration.kind == .enumCase { return declaration.parameters.isEmpty }
    guard declaration.kind == .variable, declaration.traits.contains(.let), declaration.isStored else {
      return false
    }
    // Before the line of a script that initializes it, it has another value.
    return declaration.parent != nil || !index[declaration.id.file].isScript
  }

  private func variablePart(of access: MemberAccessExprSyntax) -> Node? {
    guard let name = access.declName?.baseName?.name else { return access.node }
    guard let base = access.base else { return isImplicitConstant(name) ? nil : access.node }
    let isSelf = DeclReferenceExprSyntax(base)?.baseName?.kind == .Self
    guard !isSelf || seesStatics else { return base }
    switch index.typeOfExpression(base) {
    case .metatype(.known(let type)):
      guard !isLocal(type) else { return access.node }
      let found = index.members(named: name, of: type).filter { $0.isStatic || $0.kind == .enumCase }
      return isConstant(found.map(\.id), at: access.node) ? nil : access.node
    case .metatype(.foreign(let type)):
      let found = index.members(named: name, ofForeign: type).filter(\.isStatic)
      if !found.isEmpty {
        return isConstant(found.map(\.id), at: access.node) ? nil : access.node
      }
      return isWellKnown(name, of: type) ? nil : access.node
    case .instance(.known(let type), 0) where name == "rawValue" && hasRawValues(type):
      return variablePart(of: base)
    default:
      return blamed(base, access.node)
    }
  }

  /// Whether the compiler generates the raw values of an enum from its cases.
  private func hasRawValues(_ type: TypeID) -> Bool {
    index[type].kind == .enum && index.members(named: "rawValue", of: type).isEmpty
  }

  /// Whether a type is declared in a body, so that code outside can't name it.
  private func isLocal(_ type: TypeID) -> Bool {
    index[type].declarations.contains { index[$0].traits.contains(.local) }
  }

  /// The name at the start of a chain; the whole chain if that is a type or a constant, which is too little
  /// information.
  private func blamed(_ base: Node, _ whole: Node) -> Node {
    let root = Self.root(of: base)
    return root.text.first?.isUppercase == true || variablePart(of: root) == nil ? whole : root
  }

  /// Whether `.name` is a constant: a value of the SDK, unless the project declares a computed one with that
  /// name.
  package func isImplicitConstant(_ name: String) -> Bool {
    name != "now" && additions.implicitStatics(named: name).allSatisfy { isConstant($0) }
  }

  private func isWellKnown(_ name: String, of type: String) -> Bool {
    if Self.values[type]?.contains(name) == true { return true }
    // `DateFormatter.Style.medium`: an enum case, or an option.
    guard let period = type.firstIndex(of: ".") else { return false }
    let outer = type[..<period]
    return made.contains(String(outer)) || Self.enclosing.contains(String(outer))
  }

  private static let values: [String: Set<String>] = [
    "Locale": ["current", "autoupdatingCurrent"], "Calendar": ["current", "autoupdatingCurrent"],
    "TimeZone": ["current", "autoupdatingCurrent", "gmt"], "Int": ["max", "min"],
    "Double": ["infinity", "pi", "greatestFiniteMagnitude"],
  ]

  private static let enclosing: Set<String> = [
    "Formatter", "NSCalendar", "NSRegularExpression", "Calendar", "JSONEncoder", "JSONDecoder",
    "PropertyListSerialization", "NSNumberFormatter", "NSDateFormatter",
  ]

  /// The leftmost name of a chain.
  package static func root(of expression: Node) -> Node {
    var current = expression
    while let next = base(of: current) { current = next }
    return current
  }

  /// The base of a link of a chain: `a` in `a.b`, `a()`, `a[b]`, `a?` and `a!`.
  package static func base(of expression: Node) -> Node? {
    switch expression.kind {
    case .memberAccessExpr: MemberAccessExprSyntax(expression)?.base
    case .functionCallExpr: FunctionCallExprSyntax(expression)?.calledExpression
    case .subscriptCallExpr: SubscriptCallExprSyntax(expression)?.calledExpression
    case .optionalChainingExpr: OptionalChainingExprSyntax(expression)?.expression
    case .forceUnwrapExpr: ForceUnwrapExprSyntax(expression)?.expression
    default: nil
    }
  }
}

// MARK: - Calls

extension ConstantExpressions {
  private func variablePart(of call: FunctionCallExprSyntax) -> Node? {
    guard let callee = call.calledExpression else { return call.node }
    let part = call.arguments.flatMap(obstacle(inPartsOf:)) ?? call.trailingClosures.first
    guard isConstant(callee: callee, call) else {
      // The argument is more informative than the name of an implicit member.
      return MemberAccessExprSyntax(callee).map { $0.base == nil } == true
        ? part ?? callee
        : blamed(callee, call.node)
    }
    return part
  }

  private func isConstant(callee: Node, _ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.argumentLabels
    guard let access = MemberAccessExprSyntax(callee), let name = access.declName?.baseName?.name else {
      return isForeign(callee) && isInitializer(callee.text, labels)
    }
    guard let base = access.base else {
      guard name != "init" else { return isImplicitInitializer(call) }
      return Self.implicitFunctions.contains(name) && isImplicitConstant(name)
    }
    guard isForeign(base) else { return false }
    if name == "init" { return isInitializer(base.text, labels) }
    return functions[base.text]?.contains(name) ?? false
  }

  private func isInitializer(_ type: String, _ labels: [String?]) -> Bool {
    if labels.isEmpty { return made.contains(type) }
    guard labels.count == 1, let label = labels[0] else { return false }
    guard Self.initializers[type]?.contains(label) == true else { return false }
    return !additions.hasInitializer(of: type, labels)
  }

  /// Whether `.init(…)` is a known initializer. Without an argument, it may be `Date()`.
  private func isImplicitInitializer(_ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.argumentLabels
    guard labels.count == 1, !additions.hasInitializer(of: nil, labels) else { return false }
    guard let label = labels[0] else { return call.argumentValues.first?.kind == .arrayExpr }
    return label == "rawValue" || Self.initializers.values.contains { $0.contains(label) }
  }

  /// Whether a name refers to a type that the project doesn't declare.
  private func isForeign(_ reference: Node) -> Bool {
    guard reference.kind == .declReferenceExpr else { return false }
    if case .metatype(.foreign) = index.typeOfExpression(reference) { return true }
    return false
  }

  private static let implicitFunctions: Set<String> = [
    "formatted", "convertToString", "convertFromString",
  ]

  private static let initializers: [String: Set<String>] = [
    "Locale": ["identifier"], "TimeZone": ["identifier", "secondsFromGMT", "abbreviation"],
    "Calendar": ["identifier"], "Date": ["timeIntervalSince1970"], "NSNumber": ["value"],
    "CharacterSet": ["charactersIn"], "CodingUserInfoKey": ["rawValue"],
  ]
}
