import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The view that a branch begins with: branches with the same one may have the same type, whose state
/// `AnyView` keeps.
enum ViewHead: Hashable, Sendable {
  /// A view of this name: `Text` for `Text("a").bold()`, and for `title` if that is a property of type
  /// `Text`.
  case view(String)
  /// A new view of this name with this many modifiers, each of which changes its type.
  case modified(String, Int)
  /// The source text if the type is unknown, or depends on the caller: it may be any view.
  case unknown(String)

  /// The leftmost name of a view in the source, or the name of the member after `self.`.
  static func written(of operand: Node) -> String {
    var expression = operand
    while expression.kind == .tryExpr || expression.kind == .awaitExpr,
      let inner = expression.children.last
    {
      expression = inner
    }
    let root = ConstantExpressions.root(of: expression)
    guard root.text == "self" else { return root.text }
    return MemberAccessExprSyntax(root.parent)?.declName?.node.text ?? root.text
  }
}

/// Finds the views that expressions begin with, as far as the project determines them.
struct ViewHeads {
  let index: ProjectIndex
  let erasures: ErasureReader

  /// The view that an expression begins with.
  func head(of operand: Node) -> ViewHead {
    guard let name = name(of: operand, 0) else { return .unknown(operand.shortText) }
    return layers(of: operand).map { .modified(name, $0) } ?? .view(name)
  }

  /// The number of modifiers on a view created in the expression, if each changes its type; nil if one may
  /// not.
  private func layers(of operand: Node) -> Int? {
    var (count, view) = (0, operand)
    while let call = FunctionCallExprSyntax(view), let access = MemberAccessExprSyntax(call.calledExpression),
      let base = access.base, let name = access.declName?.baseName?.name
    {
      guard SwiftUIModifiers.contain(name), name != "modifier",
        !index.declarations(named: name).contains(where: { $0.kind == .function })
      else { return nil }
      (count, view) = (count + 1, base)
    }
    guard let callee = FunctionCallExprSyntax(view)?.calledExpression,
      case .metatype(let type) = index.typeOfExpression(callee)
    else { return nil }
    return becomesAnother(type) ? count : nil
  }

  /// Whether modifiers change a view's type: those of texts, images, colors and shapes may not.
  private func becomesAnother(_ type: TypeResolution) -> Bool {
    switch type {
    case .known(let id): index.kind(of: id) == .view && index[id].kind == .struct
    case .foreign(let name): SwiftUIViews.becomesAnother(modified: name)
    default: false
    }
  }

  private func name(of expression: Node, _ depth: Int) -> String? {
    guard depth < 16 else { return nil }
    // An AnyView in another AnyView is the same AnyView.
    if let erasure = erasures.erasure(expression, expected: false) {
      return name(of: erasure.operand, depth + 1)
    }
    switch expression.kind {
    case .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr, .optionalChainingExpr:
      return expression.children.last.flatMap { name(of: $0, depth + 1) }
    case .tupleExpr:
      let only = LabeledExprSyntax(TupleExprSyntax(expression)?.elements?.children.only)
      return only?.expression.flatMap { name(of: $0, depth + 1) }
    case .functionCallExpr:
      return FunctionCallExprSyntax(expression)?.calledExpression.flatMap { name(of: $0, depth + 1) }
    case .genericSpecializationExpr:
      return GenericSpecializationExprSyntax(expression)?.expression.flatMap { name(of: $0, depth + 1) }
    case .memberAccessExpr: return name(ofMember: MemberAccessExprSyntax(unchecked: expression), depth)
    case .declReferenceExpr: return name(ofReference: expression, depth)
    default: return nil
    }
  }

  private func name(ofMember access: MemberAccessExprSyntax, _ depth: Int) -> String? {
    if case .metatype(let type) = index.typeOfExpression(access.node) { return name(of: type) }
    guard let base = access.base, let member = access.declName else { return nil }
    if member.baseName?.name == "init" { return name(of: base, depth + 1) }
    let found = CallLabels.fitting(
      index.declarations(referencedBy: member.node), at: member.node, index)
    if !found.isEmpty { return found.count == 1 ? name(of: index[found[0]], base, depth) : nil }
    // A modifier displays the view that it is called on; a member of anything else may display any view.
    switch index.typeOfExpression(base) {
    case .instance(let type, _): return isView(type) ? name(of: base, depth + 1) : nil
    case .metatype(let type): return isView(type) ? name(of: type) : nil
    case .unknown: return name(of: base, depth + 1)
    }
  }

  private func name(ofReference reference: Node, _ depth: Int) -> String? {
    switch index.typeOfExpression(reference) {
    case .metatype(let type): return name(of: type)
    case .instance(let type, _):
      if let name = name(of: type) { return name }
    case .unknown: break
    }
    switch index.lookUp(reference) {
    case .local(let binding): return name(of: binding, depth)
    case .members, .moduleLevel:
      let found = CallLabels.fitting(index.declarations(referencedBy: reference), at: reference, index)
      return found.count == 1 ? name(of: index[found[0]], nil, depth) : nil
    case .type: return nil
    case .unknown:
      // A modifier of `self`, whose type is up to the callers for a member of all views.
      guard case .known(let type) = index.selfType(at: reference) else { return nil }
      return name(of: .known(type))
    }
  }

  private func name(of binding: LocalBinding, _ depth: Int) -> String? {
    if let type = binding.writtenType, !erasures.isAnyViewType(TypeShape(type).core) {
      return OperandCheck(index: index).isHandedBySwiftUI(type) ? type.text : nil
    }
    if let accessors = PatternBindingSyntax(binding.node)?.accessorBlock?.accessors {
      guard accessors.kind == .codeBlockItemList else { return nil }
      return content(of: accessors).flatMap { name(of: $0, depth + 1) }
    }
    // A variable of type AnyView may display another view later.
    guard let value = binding.value, !binding.isMutable || erasures.erasure(value, expected: true) == nil
    else { return nil }
    return name(of: value, depth + 1)
  }

  /// The view that a property or function of the project begins with; `base` is the expression before its
  /// name.
  private func name(of declaration: Declaration, _ base: Node?, _ depth: Int) -> String? {
    guard declaration.kind == .variable || declaration.kind == .function else { return nil }
    guard let written = declaration.resultType else {
      return declaration.initialValue.flatMap { name(of: $0, depth + 1) }
    }
    let core = TypeShape(written).core
    let shape = TypeShape(FunctionTypeSyntax(core)?.returnClause?.type ?? core)
    if !shape.isOpaqueOrExistential, !erasures.isAnyViewType(shape.core) {
      return name(of: index.resolve(shape.core))
    }
    if let made = nameOfBuilt(declaration) { return made }
    guard let statements = declaration.statements, index.overrides(of: declaration.id).isEmpty,
      let content = content(of: statements)
    else { return nil }
    if let name = name(of: content, depth + 1) { return name }
    // A project modifier that begins with `self`.
    guard ConstantExpressions.root(of: content).text == "self" else { return nil }
    return base.flatMap { name(of: $0, depth + 1) }
  }

  /// The type that a builder creates from branches or several views.
  private func nameOfBuilt(_ declaration: Declaration) -> String? {
    guard let statements = declaration.statements, ViewBuilderContext.returns(in: statements).isEmpty,
      index.builder(of: declaration.id).isViewBuilder
    else { return nil }
    let views = statements.children.compactMap { CodeBlockItemSyntax($0)?.item?.unwrappedStatement }
      .filter { $0.kind != .variableDecl }
    guard views.allSatisfy({ $0.kind != .ifConfigDecl }) else { return nil }
    if views.count > 1 { return "several views" }
    return [.ifExpr, .switchExpr].contains(views.first?.kind) ? "if … else" : nil
  }

  /// The only result of a body, without its erasure.
  private func content(of statements: Node) -> Node? {
    let items = statements.children.compactMap { CodeBlockItemSyntax($0)?.item?.unwrappedStatement }
    guard let last = items.last, items.dropLast().allSatisfy({ $0.kind == .variableDecl }),
      ViewBuilderContext.returns(in: statements).count <= 1
    else { return nil }
    let value = ReturnStmtSyntax(last)?.expression ?? last
    return erasures.erasure(value, expected: true)?.operand ?? value
  }

  // MARK: - Types

  /// The name of a type that is the same for all callers and not a protocol; an `AnyView` may display any
  /// view.
  private func name(of type: TypeResolution) -> String? {
    switch type {
    case .known(let id): index[id].kind == .protocol ? nil : index.qualifiedName(of: id)
    case .foreign(let name): name == "View" || name == "AnyView" ? nil : name
    default: nil
    }
  }

  private func isView(_ type: TypeResolution) -> Bool {
    switch type {
    case .known(let id): index.kind(of: id).isView
    case .foreign(let name):
      SwiftUIViews.contain(name) || name == "Content" || name == "View"
        || name.hasSuffix("Configuration")
    case .parameter: true
    default: false
    }
  }
}
