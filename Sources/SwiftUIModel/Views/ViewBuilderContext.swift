package import ProjectIndex
package import SwiftCST

/// Determines where a `ViewBuilder` builds a view from statements.
package struct ViewBuilderContext: Sendable {
  private let index: ProjectIndex

  package init(_ index: ProjectIndex) { self.index = index }

  /// The innermost function-like node around a node: a closure, a function, an initializer, a subscript, an
  /// accessor, or the braces of a getter.
  package static func scope(of node: Node) -> Node? {
    node.ancestors.first { isScope($0) }
  }

  /// Whether `return` in a node belongs to the node.
  static func isScope(_ node: Node) -> Bool {
    switch node.kind {
    case .closureExpr, .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl: true
    case .accessorBlock: AccessorBlockSyntax(node)?.accessors?.kind == .codeBlockItemList
    default: false
    }
  }

  /// The `return` statements inside a node that belong to the function-like node around it (or to the node
  /// itself).
  package static func returns(in node: Node) -> [ReturnStmtSyntax] {
    var found: [ReturnStmtSyntax] = []
    var open = Array(node.children)
    while let next = open.popLast() {
      if let statement = ReturnStmtSyntax(next) { found.append(statement) }
      guard !isScope(next), next.kind != .memberBlock else { continue }
      open += next.children
    }
    return found.sorted(on: \.node.id)
  }

  /// The function-like node of a statement, given as its `codeBlockItem`, which may be in branches; nil if it
  /// is part of an expression, as in `let size = if … { … } else { … }`.
  package static func scope(ofStatement item: Node) -> Node? {
    var from = item
    while let parent = from.parent {
      if isScope(parent) { return parent }
      switch parent.kind {
      case .codeBlockItemList, .codeBlock, .switchCase, .switchCaseList, .ifExpr, .switchExpr,
        .expressionStmt,
        .codeBlockItem, .accessorBlock, .macroExpansionExpr:
        from = parent
      default:
        return nil
      }
    }
    return nil
  }

  /// Whether a `ViewBuilder` processes the statements of a function-like node and no `return` disables it.
  package func isBuilder(_ scope: Node) -> Bool {
    hasBuilder(scope) && !index.fact(at: scope) { HasReturn(in: scope) }.isTrue
  }

  /// Whether a `return` belongs to a function-like node: each statement in it may ask.
  private struct HasReturn: Sendable {
    let isTrue: Bool

    init(in scope: Node) { isTrue = !ViewBuilderContext.returns(in: scope).isEmpty }
  }

  /// Whether a function-like node has a `ViewBuilder`, possibly disabled by a `return`.
  package func hasBuilder(_ scope: Node) -> Bool {
    if scope.kind == .closureExpr { return takesBuilder(closure: scope) }
    if let variable = localVariable(of: scope) {
      let attributes = VariableDeclSyntax(variable.node.parent?.parent)?.attributes.map(Attribute.all) ?? []
      return index.writtenBuilder(attributes)?.isViewBuilder ?? false
    }
    guard let declaration = declaration(of: scope) else { return false }
    return index.builder(of: declaration.id).isViewBuilder
  }

  /// The declaration whose body, getter or accessor a function-like node is.
  package func declaration(of scope: Node) -> Declaration? {
    localVariable(of: scope) == nil
      ? index.declaration(at: scope) ?? index.enclosingDeclaration(of: scope) : nil
  }

  /// The local variable whose getter or accessor a function-like node is.
  package func localVariable(of scope: Node) -> PatternBindingSyntax? {
    guard scope.kind == .accessorBlock || scope.kind == .accessorDecl,
      let holder = scope.ancestors.first(where: { $0.kind == .patternBinding || $0.kind == .subscriptDecl }),
      index.declaration(at: holder) == nil
    else { return nil }
    return PatternBindingSyntax(holder)
  }
}

// MARK: - Closures

extension ViewBuilderContext {
  /// Whether a closure is an argument from which a `ViewBuilder` builds a view.
  private func takesBuilder(closure: Node) -> Bool {
    if let macro = MacroExpansionExprSyntax(closure.parent) { return macro.macroName?.text == "Preview" }
    if let macro = MacroExpansionDeclSyntax(closure.parent) { return macro.macroName?.text == "Preview" }
    guard let argument = ClosureArgument(closure), let callee = argument.call.calledExpression else {
      return false
    }
    if let reference = DeclReferenceExprSyntax(callee), let name = reference.baseName?.name {
      let takesContent =
        SwiftUIViews.traits(of: name).contains(.content) || Self.contentHolders.contains(name)
      if takesContent, isForeign(callee) { return isContent(argument, of: name) }
    } else if let access = MemberAccessExprSyntax(callee), access.base != nil,
      let name = access.declName?.baseName?.name, let labels = Self.modifiers[name]
    {
      return labels.contains(argument.label ?? "")
    }
    return index.builder(ofClosure: closure).isViewBuilder
  }

  /// Whether a name before parentheses is a type that the project doesn't declare.
  private func isForeign(_ callee: Node) -> Bool {
    if case .metatype(.foreign) = index.typeOfExpression(callee) { return true }
    if case .unknown = index.lookUp(callee) { return true }
    return false
  }

  private func isContent(_ argument: ClosureArgument, of name: String) -> Bool {
    if let label = argument.label { return Self.contentLabels.contains(label) }
    guard argument.isTrailing else { return false }
    guard name == "Button" else { return true }
    // `Button("Save") { … }` and `Button { … } label: { … }`: the first closure is the action.
    return argument.call.trailsWithLabel(ofView: name)
  }

  /// Types that are not views but take the content of a builder.
  private static let contentHolders: Set<String> = ["ToolbarItem", "ToolbarItemGroup", "WindowGroup"]

  private static let contentLabels: Set<String> = [
    "content", "label", "header", "footer", "sidebar", "detail", "title", "icon", "placeholder",
    "destination", "description", "actions", "currentValueLabel", "minimumValueLabel", "maximumValueLabel",
  ]

  /// The labels of modifiers' closures with a builder; the empty label is the first trailing closure.
  private static let modifiers: [String: Set<String>] = [
    "overlay": ["", "content"], "background": ["", "content"], "mask": ["", "mask"],
    "sheet": ["", "content"], "fullScreenCover": ["", "content"], "popover": ["", "content"],
    "safeAreaInset": ["", "content"], "safeAreaBar": ["", "content"], "inspector": ["", "content"],
    "contextMenu": ["", "menuItems", "preview"], "toolbar": ["", "content"],
    "toolbarTitleMenu": ["", "content"],
    "navigationDestination": ["", "destination"], "tabItem": ["", "label"],
    "alert": ["", "actions", "message"], "confirmationDialog": ["", "actions", "message"],
    "swipeActions": ["", "content"], "searchSuggestions": ["", "suggestions"],
    "accessibilityChildren": ["", "children"], "accessibilityRepresentation": ["", "representation"],
    "draggable": ["", "preview"], "listRowBackground": ["", "content"],
    "tabViewBottomAccessory": ["", "content"],
  ]
}
