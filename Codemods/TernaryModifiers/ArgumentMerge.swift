import CodemodKit
import ProjectIndex
import SwiftCST

/// Merges a modifier that all branches have.
struct ArgumentMerge {
  /// The modifier in each branch.
  let modifiers: [ChainModifier]

  /// The branch whose text is kept but for what differs.
  let donor: Int

  /// The tokens of arguments whose text is in the result for every branch.
  private(set) var merged: [Range<Int>] = []

  init(_ modifiers: [ChainModifier], donor: Int) {
    self.modifiers = modifiers
    self.donor = donor
  }

  private var tree: SyntaxTree { modifiers[0].call.node.tree }

  /// The modifier from its period on.
  mutating func pieces(_ notes: inout MergeNotes) throws(MergeObstacle) -> [MergedPiece] {
    let kept = modifiers[donor]
    try checkClosures()
    var replacements: [(range: Range<Int>, pieces: [MergedPiece])] = []
    for position in kept.arguments.indices {
      let arms = modifiers.compactMap { $0.arguments[position].expression }
      guard arms.count == modifiers.count, let place = kept.arguments[position].expression else { continue }
      guard !Self.areSame(arms) else { continue }
      replacements.append((place.range, try merge(arms, argument: position, &notes)))
      merged += arms.map(\.tokenIndices)
    }
    let start = kept.access.period?.range.lowerBound ?? kept.call.node.range.upperBound
    return .source(start..<kept.call.node.range.upperBound, branch: donor, replacing: replacements)
  }

  static func areSame(_ nodes: [Node]) -> Bool {
    nodes.dropFirst().allSatisfy { SameTokens.areSame(nodes[0], $0) }
  }

  private func checkClosures() throws(MergeObstacle) {
    for position in modifiers[0].trailingClosures.indices {
      guard !Self.areSame(modifiers.map { $0.trailingClosures[position].node }) else { continue }
      throw .closuresDiffer(modifiers[0].name)
    }
  }

  // MARK: - One argument

  private func merge(_ arms: [Node], argument: Int, _ notes: inout MergeNotes) throws(MergeObstacle)
    -> [MergedPiece]
  {
    let modifier = modifiers[0]
    guard !arms.contains(where: { $0.kind == .closureExpr }) else { throw .closuresDiffer(modifier.name) }
    switch ownKind(argument, notes) ?? SwiftUIModifiers.kind(of: modifier, argument: argument) {
    case .concrete: return plain(arms, &notes)
    case .overloaded: return try overloaded(arms, &notes)
    case .style: return try styles(arms, mayBeView: false, &notes)
    case .styleOrView: return try styles(arms, mayBeView: true, &notes)
    case .tint: return try tint(arms, &notes)
    case .text: return try text(arms, &notes)
    case .generic: return try sameType(arms, &notes)
    case nil: throw differentTypes(arms)
    }
  }

  /// What a parameter takes that one of the project's own modifiers has.
  private func ownKind(_ argument: Int, _ notes: MergeNotes) -> ParameterKind? {
    let label = modifiers[0].arguments[argument].label?.name
    let types = modifiers[0].ownFunctions(notes.index).compactMap { function -> Node? in
      let parameters = function.parameters
      if let label { return parameters.first { $0.label == label }?.type }
      return parameters.indices.contains(argument) ? parameters[argument].type : nil
    }
    guard !types.isEmpty else { return nil }
    // Beside an overload of SwiftUI's it can't be told which one is meant.
    let isAlone = SwiftUIModifiers.kind(of: modifiers[0], argument: argument) == nil
    let areConcrete = types.allSatisfy { ConcreteTypes(index: notes.index).isConcrete($0) }
    return isAlone && areConcrete && Set(types.map(\.text)).count == 1 ? .concrete : .generic
  }

  private func differentTypes(_ arms: [Node]) -> MergeObstacle {
    let other = arms.first { !SameTokens.areSame($0, arms[0]) } ?? arms[0]
    return .differentTypes(Self.shortName(arms[0]), Self.shortName(other))
  }

  private static func shortName(_ expression: Node) -> String {
    if let callee = FunctionCallExprSyntax(expression)?.calledExpression, callee.kind == .declReferenceExpr {
      return callee.text
    }
    let text = expression.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count <= 40 ? text : text.prefix(39) + "…"
  }

  /// The source of an arm, in parentheses where it is a ternary itself.
  private func arm(_ node: Node, branch: Int) -> [MergedPiece] {
    let isTernary = SequenceExprSyntax(node)?.elements?.children.contains {
      $0.kind == .unresolvedTernaryExpr || $0.kind == .arrowExpr
    }
    let source = [MergedPiece].source(node, branch: branch)
    return isTernary == true ? [.text("(")] + source + [.text(")")] : source
  }

  private func ternary(_ arms: [Node], _ notes: inout MergeNotes) -> [MergedPiece] {
    notes.ternary(arms.enumerated().map { arm($1, branch: $0) })
  }

  private func plain(_ arms: [Node], _ notes: inout MergeNotes) -> [MergedPiece] {
    if arms.count == 2, arms.allSatisfy({ $0.kind == .booleanLiteralExpr }) {
      return notes.flag(arms[0].firstToken.kind == .true)
    }
    return ternary(arms, &notes)
  }

  private func overloaded(_ arms: [Node], _ notes: inout MergeNotes) throws(MergeObstacle) -> [MergedPiece] {
    switch ConcreteTypes(index: notes.index).areAlike(arms) {
    case true?: return ternary(arms, &notes)
    case false?: throw differentTypes(arms)
    case nil: throw .labelsDiffer(modifiers[0].name)
    }
  }
}

// MARK: - Styles and colours

extension ArgumentMerge {
  private func styles(_ arms: [Node], mayBeView: Bool, _ notes: inout MergeNotes) throws(MergeObstacle)
    -> [MergedPiece]
  {
    if mayBeView, let name = arms.lazy.compactMap(Self.chainedStyle).first { throw .ambiguous(name) }
    let families = arms.map(ShapeStyles(index: notes.index).family)
    let isKnown = !families.contains(.unknown)
    if isKnown, Set(families).count == 1 { return ternary(arms, &notes) }
    if mayBeView, !isKnown { return try sameType(arms, &notes) }
    if !isKnown, ConcreteTypes(index: notes.index).haveSameType(arms) { return ternary(arms, &notes) }
    if notes.file.options.isOn("color-coerce"), let short = shortForm(arms, families, &notes) { return short }
    try notes.require(.iOS(15), for: "AnyShapeStyle")
    return notes.ternary(
      arms.enumerated().map { branch, node in
        [.text("AnyShapeStyle(")] + .source(node, branch: branch) + [.text(")")]
      })
  }

  /// `.yellow : .primary` takes both for colours, but only in this order.
  private func shortForm(_ arms: [Node], _ families: [StyleFamily], _ notes: inout MergeNotes)
    -> [MergedPiece]?
  {
    guard arms.count == 2, let color = families.firstIndex(of: .color),
      families[1 - color] == .hierarchical, let access = MemberAccessExprSyntax(arms[1 - color]),
      access.base == nil, let name = access.declName?.baseName?.text, name == "primary" || name == "secondary"
    else { return nil }
    notes.note(.coerces("." + name))
    guard color == 1 else { return ternary(arms, &notes) }
    notes.uses += 1
    return [.text(notes.condition.negated + " ? ")] + .source(arms[1], branch: 1) + [.text(" : ")]
      + .source(arms[0], branch: 0)
  }

  /// `opacity` or `blendMode` called on a style that is not spelled as a `Color`.
  private static func chainedStyle(_ expression: Node) -> String? {
    guard let access = MemberAccessExprSyntax(FunctionCallExprSyntax(expression)?.calledExpression),
      let name = access.declName?.baseName?.text, name == "opacity" || name == "blendMode",
      let base = access.base
    else { return nil }
    return isColor(base) ? nil : name
  }

  private static func isColor(_ expression: Node) -> Bool {
    let callee = FunctionCallExprSyntax(expression)?.calledExpression ?? expression
    let root = MemberAccessExprSyntax(callee).map { $0.base ?? callee } ?? callee
    return DeclReferenceExprSyntax(root)?.baseName?.text == "Color"
      || FunctionCallExprSyntax(root).map { isColor($0.node) } == true
  }

  private func tint(_ arms: [Node], _ notes: inout MergeNotes) throws(MergeObstacle) -> [MergedPiece] {
    let styles = ShapeStyles(index: notes.index)
    let areColors = arms.allSatisfy { node in
      node.kind == .nilLiteralExpr || styles.family(of: node) == .color || Self.isImplicitColor(node)
    }
    guard areColors || ConcreteTypes(index: notes.index).haveSameType(arms) else {
      throw differentTypes(arms)
    }
    return ternary(arms, &notes)
  }

  private static func isImplicitColor(_ node: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(node), access.base == nil else { return false }
    return ["primary", "secondary", "accentColor"].contains(access.declName?.baseName?.text)
  }
}

// MARK: - Texts and types

extension ArgumentMerge {
  private func text(_ arms: [Node], _ notes: inout MergeNotes) throws(MergeObstacle) -> [MergedPiece] {
    let literals = arms.filter(Self.isTextLiteral).count
    if literals == arms.count || ConcreteTypes(index: notes.index).haveSameType(arms) {
      return ternary(arms, &notes)
    }
    let areTexts = arms.contains { FunctionCallExprSyntax($0)?.calledExpression?.text == "Text" }
    throw literals > 0 && !areTexts ? .losesLocalization : differentTypes(arms)
  }

  private static func isTextLiteral(_ node: Node) -> Bool { node.kind == .stringLiteralExpr }

  /// Arguments of any type that conforms to something: calls of one initialiser, or known to be of one type.
  private func sameType(_ arms: [Node], _ notes: inout MergeNotes) throws(MergeObstacle) -> [MergedPiece] {
    if let inside = try mergeInside(arms, &notes) { return inside }
    guard ConcreteTypes(index: notes.index).haveSameType(arms) else { throw differentTypes(arms) }
    return ternary(arms, &notes)
  }

  /// `RoundedRectangle(cornerRadius: condition ? 8 : 4)`: calls that differ only in arguments of known types.
  private func mergeInside(_ arms: [Node], _ notes: inout MergeNotes) throws(MergeObstacle) -> [MergedPiece]?
  {
    let calls = arms.compactMap { FunctionCallExprSyntax($0) }
    let callees = calls.compactMap(\.calledExpression)
    let lists = calls.map(\.labeledArguments)
    guard calls.count == arms.count, callees.count == arms.count, Self.areSame(callees),
      calls.allSatisfy({ $0.trailingClosure == nil }), Set(lists.map { $0.map { $0.label?.name } }).count == 1
    else { return nil }
    var replacements: [(range: Range<Int>, pieces: [MergedPiece])] = []
    for position in lists[0].indices {
      let inner = lists.compactMap { $0[position].expression }
      guard inner.count == arms.count, !Self.areSame(inner) else { continue }
      guard isConcrete(callees[0], lists[0][position].label?.name, position, notes) else { return nil }
      replacements.append((inner[donor].range, plain(inner, &notes)))
    }
    return .source(arms[donor].range, branch: donor, replacing: replacements)
  }

  /// Whether an initialiser takes one concrete type at a place.
  private func isConcrete(_ callee: Node, _ label: String?, _ position: Int, _ notes: MergeNotes) -> Bool {
    let name = DeclReferenceExprSyntax(callee)?.baseName?.text
    let implicit = MemberAccessExprSyntax(callee).flatMap {
      $0.base == nil ? $0.declName?.baseName?.text : nil
    }
    if let name, notes.index.moduleLevelDeclarations(named: name).isEmpty, let label {
      return SwiftUIViews.shapes.contains(name) && SwiftUIViews.shapeLabels.contains(label)
    }
    if let label, implicit == "rect" || implicit == "capsule" {
      return SwiftUIViews.shapeLabels.contains(label)
    }
    let types = notes.index.callables(called: callee).flatMap { declaration -> [Node] in
      if declaration.kind == .struct { return memberType(label, of: declaration, notes) }
      let parameters = declaration.parameters
      if let label { return parameters.filter { $0.label == label }.compactMap(\.type) }
      return parameters.indices.contains(position) ? parameters[position].type.map { [$0] } ?? [] : []
    }
    return types.count == 1 && ConcreteTypes(index: notes.index).isConcrete(types[0])
  }

  /// The type of the property that a memberwise initialiser sets.
  private func memberType(_ label: String?, of type: Declaration, _ notes: MergeNotes) -> [Node] {
    guard let label, let id = notes.index.declaredType(type.id) else { return [] }
    return notes.index.ownMembers(named: label, of: id).filter(\.isStored).compactMap(\.typeAnnotation)
  }
}

/// SwiftUI's own views, by what the pass has to know of them.
enum SwiftUIViews {
  static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule",
  ]

  static let shapeLabels: Set<String> = [
    "cornerRadius", "cornerSize", "cornerRadii", "style", "topLeadingRadius", "bottomLeadingRadius",
    "bottomTrailingRadius", "topTrailingRadius",
  ]

  /// Views that keep nothing between two evaluations.
  static let stateless: Set<String> = shapes.union([
    "Text", "Image", "Label", "Color", "Divider", "Spacer", "Path", "LinearGradient", "RadialGradient",
    "AngularGradient", "EllipticalGradient", "Link", "ProgressView", "EmptyView",
  ])

  /// Containers that keep nothing themselves.
  static let containers: Set<String> = ["VStack", "HStack", "ZStack", "Group", "Button"]
}
