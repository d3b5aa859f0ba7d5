import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// All findings of the pass in a file.
struct AnyViewMatches {
  let file: FileContext
  let erasures: ErasureReader
  let builders: ViewBuilderContext
  let contexts: UseContext
  let reader: BodyReader
  private var examination: ErasureExamination
  private var found: [Match<AnyViewSite>] = []
  /// The types of closures that change with a stored one.
  private var generic: Set<Node> = []

  var index: ProjectIndex { file.index }

  init(_ file: FileContext) {
    self.file = file
    erasures = ErasureReader(index: file.index)
    builders = ViewBuilderContext(file.index)
    contexts = UseContext(file.index)
    reader = BodyReader(file.index, Layout(file.file))
    examination = ErasureExamination(file)
  }

  /// The findings in source order.
  var matches: [Match<AnyViewSite>] {
    found.sorted(on: \.range.lowerBound)
  }

  // MARK: - Reporting

  mutating func report(
    _ rules: [Rule], notes: [Rule] = [], at range: Range<Int>, _ seen: AnyViewSite.Seen,
    _ edits: [FileEdit] = []
  ) {
    found.append(
      Match(
        rules[0], others: Array(rules.dropFirst()), notes: notes, at: range,
        AnyViewSite(seen: seen, edits: edits)))
  }

  mutating func report(_ conversion: Conversion, at range: Range<Int>) {
    report(conversion.rules, notes: conversion.notes, at: range, .conversion(conversion), conversion.edits)
  }

  mutating func report(_ obstacle: Obstacle, at range: Range<Int>) {
    report([obstacle.rule], at: range, .obstacle(obstacle))
  }

  /// Reports the type of several views that is spelled in a changed declaration of the file.
  mutating func lookAtTupleViews() {
    guard let id = index.file(of: file.tree.root) else { return }
    let places = index.uses(of: "TupleView", in: id).filter { $0.role == .type || $0.role == .reference }
    guard !places.isEmpty else { return }
    let changed = Set(
      found.flatMap(\.state.edits).filter { $0.file == file.number }.compactMap { edit in
        outermostItem(at: edit.edit.range.lowerBound)
      })
    for place in places where outermostItem(at: place.token.range.lowerBound).map(changed.contains) == true {
      let text =
        "'\(place.node.shortText)' is named near a change; with SDK 27, the builder returns a 'TupleContent' "
        + "for several views"
      report(Obstacle(AnyViewRules.tupleView, text), at: place.token.range)
    }
  }

  /// The declaration or statement of the file at an offset (UTF-8, 0-based).
  private func outermostItem(at offset: Int) -> Node? {
    SourceFileSyntax(file.tree.root)?.statements?.children.first { $0.range.contains(offset) }
  }

  // MARK: - Declarations

  mutating func lookAtDeclarations() {
    guard let id = index.file(of: file.tree.root) else { return }
    for declaration in index[id].declarations {
      guard let type = declaration.resultType, !erasures.isHelper(declaration) else { continue }
      if declaration.isStored {
        lookAtStored(declaration, type)
      } else if erasures.isAnyViewType(type) {
        lookAtErased(declaration, type)
      } else if ErasureReader.isOpaque(type) {
        lookAtOpaque(declaration)
      }
    }
  }

  private mutating func lookAtStored(_ declaration: Declaration, _ type: Node) {
    guard let name = declaration.nameToken else { return }
    if ErasedType(type, erasures) != nil, let view = StoredViews(file).change(of: declaration) {
      generic.formUnion(view.places)
      return report([AnyViewRules.genericStorage], at: name.range, .stored(view), view.edits)
    }
    guard erasures.isAnyViewType(TypeShape(type).core) else { return }
    report(.stored(name.name), at: name.range)
  }

  private mutating func lookAtErased(_ declaration: Declaration, _ type: Node) {
    let range = declaration.nameToken?.range ?? type.range
    switch examination.verdict(on: declaration.id) {
    case .success(let conversion): report(conversion, at: range)
    case .failure(let obstacle): report(obstacle, at: range)
    }
  }

  /// Analyzes a result that is already opaque and in which every `return` is erased.
  private mutating func lookAtOpaque(_ declaration: Declaration) {
    guard let statements = declaration.statements, let holder = statements.parent,
      declaration.attribute("inlinable") == nil
    else { return }
    let returns = ViewBuilderContext.returns(in: statements)
    let isBuilder = builders.hasBuilder(holder)
    guard !(isBuilder && returns.isEmpty), isErased(statements, returns) else { return }
    let (addsAttribute, index) = (!isBuilder, index)
    convert(statements, at: declaration.nameToken?.range ?? holder.range, name: declaration.name) {
      plan, layout in
      guard plan.needsBuilder, addsAttribute, let type = declaration.resultType else { return [] }
      let header = OpaqueHeader(index: index, declaration: declaration.node, type: type)
      return header.edits(addsBuilder: true, layout).filter(\.isInsertion)
    }
  }

  /// Converts statements whose type is not declared as AnyView.
  private mutating func convert(
    _ statements: Node, at range: Range<Int>, name: String?, header: (BodyPlan, Layout) -> [TextEdit]
  ) {
    do throws(Obstacle) {
      let plan = try reader.plan(for: statements, isBuilder: false)
      guard let plan else { return }
      if isRecursive(statements) { throw .recursion }
      let edits = FileEdit.all(plan.edits + header(plan, reader.layout), in: file.number)
      report(Conversion(name: name, plan: plan, effects: plan.effects, edits: edits), at: range)
    } catch {
      report(error, at: range)
    }
  }

  /// Whether a node's references lead back to an enclosing opaque declaration: there AnyView breaks the
  /// recursive type.
  func isRecursive(_ node: Node) -> Bool {
    var current = index.enclosingDeclaration(of: node)
    let graph = CallGraph(index: index)
    while let declaration = current, declaration.kind == .function || declaration.kind == .variable {
      if graph.reaches(declaration.id, from: [node]) { return true }
      current = index.enclosingDeclaration(of: declaration.node)
    }
    return false
  }
}

// MARK: - Statements

extension AnyViewMatches {
  mutating func lookAtStatements() {
    var types = ErasedClosureTypes()
    for node in file.tree.root.subtree {
      switch node.kind {
      case .closureExpr where !node.isMacroArgument: lookAtClosure(ClosureExprSyntax(unchecked: node))
      case .codeBlockItem where !node.isMacroArgument: lookAtStatement(node)
      case .memberAccessExpr where !node.isMacroArgument:
        lookAtModifier(MemberAccessExprSyntax(unchecked: node))
      case .labeledExpr where !node.isMacroArgument: lookAtArgument(LabeledExprSyntax(unchecked: node))
      case .functionType: note(FunctionTypeSyntax(unchecked: node), in: &types)
      default: break
      }
    }
    for type in types.all {
      report(Obstacle(AnyViewRules.closureType, type.words(in: file.lines)), at: type.places[0].range)
    }
  }

  /// Records a closure type that returns an AnyView.
  private func note(_ type: FunctionTypeSyntax, in found: inout ErasedClosureTypes) {
    guard let result = type.returnClause?.type, erasures.isAnyViewType(result), !generic.contains(result)
    else { return }
    found.add(type.node)
  }

  /// Analyzes the content of a builder that is disabled by `return`, or whose result is declared as AnyView.
  private mutating func lookAtClosure(_ closure: ClosureExprSyntax) {
    guard let statements = closure.statements else { return }
    let returns = ViewBuilderContext.returns(in: statements)
    let written = closure.signature?.returnClause
    guard !returns.isEmpty || written != nil, written?.type.map(erasures.isAnyViewType) ?? true,
      isErased(statements, returns), builders.hasBuilder(closure.node),
      contexts.demands(onResultOf: closure.node).allSatisfy(isMet)
    else { return }
    let range = (returns.first?.node ?? statements).range
    convert(statements, at: range, name: nil) { _, _ in
      guard let written, let end = written.type?.range.upperBound, let arrow = written.arrow else {
        return []
      }
      return [.deleting((arrow.previous?.range.upperBound ?? arrow.range.lowerBound)..<end)]
    }
  }

  private func isMet(_ demand: Demand) -> Bool { demand == .anyView }

  private mutating func lookAtStatement(_ item: Node) {
    guard let node = CodeBlockItemSyntax(item)?.item?.unwrappedStatement else { return }
    if let variable = VariableDeclSyntax(node) { return lookAtVariable(variable) }
    let ternary = UnfoldedTernary(node).flatMap { erasures.erasure($0.then, expected: false) }
    let erasure = erasures.erasure(node, expected: false)
    guard erasure != nil || ternary != nil, let scope = ViewBuilderContext.scope(ofStatement: item),
      builders.isBuilder(scope),
      ClosureExprSyntax(scope)?.signature?.returnClause == nil,
      contexts.demands(onResultOf: scope).allSatisfy(isMet)
    else { return }
    do throws(Obstacle) {
      if isRecursive(node) { throw .recursion }
      if let erasure {
        let plan = try reader.strip(erasure)
        if scope.kind == .closureExpr, plan.heads == [.view("EmptyView")],
          item.parent.map({ $0.tokenIndices != item.tokenIndices }) == true
        {
          throw .codeBesideEmptyView
        }
        let view = ViewHead.written(of: erasure.operand)
        let edits = FileEdit.all(plan.edits, in: file.number)
        report([AnyViewRules.convert], at: erasure.node.range, .child(view), edits)
      } else {
        try tellTernary(node, of: scope)
      }
    } catch {
      report(error, at: node.range)
    }
  }

  private mutating func tellTernary(_ node: Node, of scope: Node) throws(Obstacle) {
    let name = scope.kind == .closureExpr ? nil : index.enclosingDeclaration(of: node)?.name
    let plan = try reader.split(node)
    let edits = FileEdit.all(plan.edits, in: file.number)
    report(Conversion(name: name, plan: plan, effects: plan.effects, edits: edits), at: node.range)
  }
}
