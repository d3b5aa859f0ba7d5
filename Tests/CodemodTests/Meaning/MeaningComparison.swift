import ProjectIndex
import SwiftCST

/// Compares what the index says of a module with what the compiler says.
///
/// Compared is what both tell of the same place, in what somebody wrote; where the index doesn't know,
/// nothing is wrong.
///
/// - Types are the same if the names of the types are, without their generic arguments, and the optionals
/// around them.
///   Aliases stand for what they are of. `Self` is the type around the place.
/// - A name is the same if the declaration that the compiler chose is among those that the index gives,
/// overloads
///   among them; a local name if it is bound at the same token.
/// - Uses of a declaration may be told as possible ones. A certain one may be of an overload beside it, or of
/// what it
///   overrides, is overridden by or implements.
/// - The compiler knows one build, the index speaks of all: what stands in `#if` may mean something else to
/// it.
struct MeaningComparison {
  let module: ComparedModule
  var tally = Tally()

  private var index: ProjectIndex { module.index }
  private var dump: CompilerDump { module.dump }

  init(_ module: ComparedModule) {
    self.module = module
    for file in module.files {
      for declaration in index[file].declarations where declaration.kind == .variable {
        compareType(of: declaration)
      }
      for node in index[file].tree.root.subtree {
        compareType(of: node, in: file)
        compareName(node, in: file)
        compareParameters(node, in: file)
      }
    }
    compareUses()
  }
}

extension MeaningComparison {
  mutating func wrong(_ topic: String, at place: SourcePlace, said: String, truth: String) {
    let source = module.line(of: place)
    tally.wrong(Tally.Fault(place: place, topic: topic, said: said, truth: truth, source: source))
  }
}

// MARK: - Types

extension MeaningComparison {
  private mutating func compareType(of variable: Declaration) {
    guard let place = module.place(of: variable.id), let type = dump.variables[place] else { return }
    judge(index.typeOfVariable(variable.id), type, "variable", at: place, in: variable.node)
  }

  private mutating func compareType(of node: Node, in file: FileID) {
    // The name of a member is no expression by itself.
    guard let kinds = Self.kinds[node.kind], MemberAccessExprSyntax(node.parent)?.declName?.node != node
    else {
      return
    }
    let extent = module.extent(of: node, in: file)
    let found = dump.expressions[extent] ?? []
    guard let chosen = found.first(where: { kinds.contains($0.kind) }),
      // The name of a module has no type.
      !chosen.type.hasPrefix("module<")
    else { return }
    judge(index.typeOfExpression(node), chosen.type, "\(node.kind)", at: extent.start, in: node)
  }

  /// The kinds under which the compiler's tree has an expression.
  private static let kinds: [SyntaxKind: Set<String>] = [
    .declReferenceExpr: ["declref_expr", "member_ref_expr", "type_expr", "dot_syntax_call_expr"],
    .memberAccessExpr: [
      "member_ref_expr", "dot_syntax_call_expr", "dot_syntax_base_ignored_expr", "type_expr", "dot_self_expr",
      "tuple_element_expr",
    ],
    .functionCallExpr: ["call_expr"],
    .tupleExpr: ["paren_expr"],
    .forceUnwrapExpr: ["force_value_expr"],
    .tryExpr: ["try_expr", "force_try_expr", "optional_try_expr"],
    .awaitExpr: ["await_expr"],
    // 'c ? a : b' becomes what its surroundings ask for; as the value of a variable it is compared.
    .sequenceExpr: [
      "coerce_expr", "forced_checked_cast_expr", "conditional_checked_cast_expr", "binary_expr",
    ],
  ]

  /// What the written types of parameters refer to, where they are names.
  private mutating func compareParameters(_ node: Node, in file: FileID) {
    guard let list = FunctionParameterClauseSyntax(node)?.parameters,
      let types = module.dump.parameters[module.extent(of: node, in: file)]
    else { return }
    let parameters = list.children.compactMap { FunctionParameterSyntax($0) }
    guard parameters.count == types.count else { return }
    for (parameter, printed) in zip(parameters, types) where parameter.ellipsis == nil {
      guard let shape = parameter.type.map(TypeShape.init),
        [.identifierType, .memberType].contains(shape.core.kind)
      else { continue }
      let said = ExpressionType.instance(index.resolve(shape.core), optionalDepth: shape.optionalDepth)
      let place = module.place(of: shape.core.firstToken, in: file)
      judge(said, printed, "written type", at: place, in: shape.core)
    }
  }

  private mutating func judge(
    _ said: ExpressionType, _ printed: String, _ topic: String, at place: SourcePlace, in node: Node
  ) {
    // In code with errors some types are left open.
    guard printed != "_" else { return }
    switch module.verdict(said, PrintedType(printed), in: node) {
    case .right: tally.right(topic)
    case .notTold: tally.notTold(topic)
    case .wrong: wrong(topic, at: place, said: module.describe(said), truth: printed)
    }
  }
}

// MARK: - Names

extension MeaningComparison {
  private mutating func compareName(_ node: Node, in file: FileID) {
    guard let name = DeclReferenceExprSyntax(node)?.baseName, name.kind != .`self`, name.kind != .`init`
    else {
      return
    }
    let place = module.place(of: name, in: file)
    guard let truth = dump.references[place] else { return }
    if MemberAccessExprSyntax(node.parent)?.declName?.node == node {
      let found = index.declarations(referencedBy: node)
      return found.isEmpty ? tally.notTold("member") : judge(found, truth, "member", at: place)
    }
    switch index.lookUp(node) {
    case .unknown, .moduleLevel(_, mayBeShadowed: true): tally.notTold("name")
    case .type(let type): wrong("name", at: place, said: module.describe(type), truth: "\(truth)")
    case .members(let found, _), .moduleLevel(let found, mayBeShadowed: false):
      judge(found, truth, "name", at: place)
    case .local(let binding): judge(binding, truth, at: place, in: file)
    }
  }

  /// The index gives all overloads: one of them has to be the declaration.
  private mutating func judge(
    _ found: [DeclarationID], _ truth: CompilerDump.Target, _ topic: String, at place: SourcePlace
  ) {
    let places = found.compactMap(module.place)
    if case .own(let target) = truth, places.contains(target) { return tally.right(topic) }
    if module.areOfOtherBuilds(found) { return tally.notTold(topic) }
    let said = places.map(\.description).joined(separator: ", ")
    wrong(topic, at: place, said: said, truth: "\(truth)")
  }

  private mutating func judge(
    _ binding: LocalBinding, _ truth: CompilerDump.Target, at place: SourcePlace, in file: FileID
  ) {
    if case .own(let target) = truth, module.binds(binding, at: target, in: file) {
      return tally.right("local")
    }
    let start = module.extent(of: binding.node, in: file).start
    wrong("local", at: place, said: "\(binding.kind) at \(start)", truth: "\(truth)")
  }
}
