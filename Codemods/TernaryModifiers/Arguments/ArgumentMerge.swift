import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Merges a modifier that all branches have.
struct ArgumentMerge {
  /// The modifier in each branch.
  let modifiers: [MemberCall]

  /// The branch whose text is kept except for the differences.
  let donor: Int

  /// The tokens of arguments whose text is in the result for every branch.
  private(set) var merged: [Range<Int>] = []

  init(_ modifiers: [MemberCall], donor: Int) {
    self.modifiers = modifiers
    self.donor = donor
  }

  private var tree: SyntaxTree { modifiers[0].call.node.tree }

  /// The modifier, starting at its period.
  mutating func pieces(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
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

  private func checkClosures() throws(Obstacle) {
    for position in modifiers[0].call.trailingClosures.indices {
      guard !Self.areSame(modifiers.map { $0.call.trailingClosures[position] }) else { continue }
      throw .closuresDiffer(modifiers[0].name)
    }
  }

  // MARK: - One argument

  private func merge(_ arms: [Node], argument: Int, _ notes: inout MergeNotes) throws(Obstacle)
    -> [MergedPiece]
  {
    let modifier = modifiers[0]
    guard !arms.contains(where: { $0.kind == .closureExpr }) else { throw .closuresDiffer(modifier.name) }
    guard !ConcreteTypes(index: notes.index).mixNumbers(arms) else { throw differentTypes(arms) }
    switch ownKind(argument, notes) ?? KnownModifiers.kind(of: modifier, argument: argument) {
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

  /// The kind of a parameter of a project modifier.
  private func ownKind(_ argument: Int, _ notes: MergeNotes) -> ParameterKind? {
    if let kind = kindOfEnvironmentValue(argument, notes) { return kind }
    let label = modifiers[0].arguments[argument].label?.name
    let types = modifiers[0].ownFunctions(notes.index).compactMap { function -> Node? in
      let parameters = function.parameters
      if let label { return parameters.first { $0.label == label }?.type }
      return parameters.indices.contains(argument) ? parameters[argument].type : nil
    }
    guard !types.isEmpty else { return nil }
    // If SwiftUI has such a modifier, too, it is unknown which overload is called.
    let isAlone = KnownModifiers.kind(of: modifiers[0], argument: argument) == nil
    let areConcrete = types.allSatisfy { ConcreteTypes(index: notes.index).isConcrete($0) }
    return isAlone && areConcrete && Set(types.map(\.text)).count == 1 ? .concrete : .generic
  }

  /// The kind of the value passed to `environment(_:_:)` for a key that the project adds: its type may be a
  /// protocol, so that two values may differ in type.
  private func kindOfEnvironmentValue(_ argument: Int, _ notes: MergeNotes) -> ParameterKind? {
    guard modifiers[0].name == "environment", argument == 1,
      let path = modifiers[0].arguments[0].expression, path.kind == .keyPathExpr
    else { return nil }
    let values = path.subtree.compactMap { DeclReferenceExprSyntax($0)?.baseName?.name }
      .flatMap { notes.index.members(named: $0, ofForeign: "EnvironmentValues") }
    let areConcrete = values.allSatisfy { value in
      ConcreteTypes(index: notes.index).isConcrete(notes.index.typeOfVariable(value.id))
    }
    return values.isEmpty ? nil : areConcrete ? .concrete : .generic
  }

  /// Why arguments of several types can't be merged.
  func differentTypes(_ arms: [Node]) -> Obstacle {
    if ConcreteTypes.areLiteralsOfOneKind(arms) { return .parameterNotKnown(modifiers[0].name) }
    let other = arms.first { !SameTokens.areSame($0, arms[0]) } ?? arms[0]
    // Expressions with the same root may well have the same type, but that isn't known.
    if ConstantExpressions.root(of: arms[0]).text == ConstantExpressions.root(of: other).text {
      return .typesNotKnown(Self.shortName(arms[0]), Self.shortName(other))
    }
    return .differentTypes(Self.shortName(arms[0]), Self.shortName(other))
  }

  private static func shortName(_ expression: Node) -> String {
    if let callee = FunctionCallExprSyntax(expression)?.calledExpression, callee.kind == .declReferenceExpr {
      return callee.text
    }
    return expression.shortText
  }

  /// The source of an arm, in parentheses if it is a ternary itself.
  private func arm(_ node: Node, branch: Int) -> [MergedPiece] {
    let isTernary = SequenceExprSyntax(node)?.elements?.children.contains {
      $0.kind == .unresolvedTernaryExpr || $0.kind == .arrowExpr
    }
    let source = [MergedPiece].source(node, branch: branch)
    return isTernary == true ? [.text("(")] + source + [.text(")")] : source
  }

  /// The arguments of all branches in one ternary.
  func ternary(_ arms: [Node], _ notes: inout MergeNotes) -> [MergedPiece] {
    notes.ternary(arms.enumerated().map { arm($1, branch: $0) })
  }

  /// The same; for two Boolean literals the condition itself.
  func plain(_ arms: [Node], _ notes: inout MergeNotes) -> [MergedPiece] {
    if arms.count == 2, arms.allSatisfy({ $0.kind == .booleanLiteralExpr }) {
      return notes.flag(arms[0].firstToken.kind == .true)
    }
    return ternary(arms, &notes)
  }

  private func overloaded(_ arms: [Node], _ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    switch ConcreteTypes(index: notes.index).areAlike(arms) {
    case true?: return ternary(arms, &notes)
    case false?: throw differentTypes(arms)
    case nil: throw .labelsDiffer(modifiers[0].name)
    }
  }
}
