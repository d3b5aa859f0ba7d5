import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The location of a stack of many rows in a scroll view.
struct FoundStack: Sendable {
  /// How the rows are stacked.
  enum Form: Sendable {
    /// By a stack that can be made lazy.
    case stack
    /// By the scroll view itself: the rows are in it without a stack.
    case bare
    /// By a container of this name that can't be replaced.
    case container(String)
  }

  let form: Form

  /// The chain whose root is the stack; for bare rows, the scroll view.
  let view: WrittenView

  /// The statements that create the rows.
  let contents: Node

  /// The chains between the scroll view and the stack, outermost first.
  var path: [WrittenView] = []

  /// Whether the stack is one of several views.
  var isInner = false

  /// The property or function that contains the stack, if it differs from the one with the scroll view.
  var owner: DeclarationID?

  /// A `#if` between the scroll view and the rows.
  var directive: Node?
}

/// Finds the stacks of many rows in the contents of a scroll view.
struct StackSearch {
  let index: ProjectIndex

  /// The axis; nil if unknown, in which case either stack counts.
  let axis: ScrollAxis?

  /// The minimum number of items that counts as many.
  let minimum: Int

  /// Whether members that a stack shows count as its contents.
  private var followsMembers = true

  init(index: ProjectIndex, axis: ScrollAxis?, minimum: Int) {
    self.index = index
    self.axis = axis
    self.minimum = minimum
  }

  /// The stacks in the contents of a scroll view, or the scroll view itself if its rows have no stack.
  func stacks(in scroll: WrittenView) -> [FoundStack] {
    guard let contents = scroll.call?.content else { return [] }
    let directive = firstDirective(in: contents)
    if createsManyRows(contents) {
      return [FoundStack(form: .bare, view: scroll, contents: contents, directive: directive)]
    }
    return stacks(in: contents, Way(directive: directive))
  }

  /// A stack on its own, if it creates many rows; otherwise nil.
  func stack(_ view: WrittenView, path: [WrittenView]) -> FoundStack? {
    guard let contents = view.call?.content, written.forEaches(in: contents).contains(where: isLarge) else {
      return nil
    }
    return FoundStack(
      form: .stack, view: view, contents: contents, path: path, directive: firstDirective(in: contents))
  }

  /// Whether a scroll view, or the only stack in it, has only few rows.
  func hasFewRows(_ scroll: WrittenView) -> Bool {
    guard let contents = scroll.call?.content else { return false }
    if !rows(in: contents).isEmpty { return true }
    let views = BuilderItem.all(in: contents).compactMap { item in
      if case .view(let node) = item { WrittenView(node) } else { nil }
    }
    return views.contains { view in
      guard isStack(view), let inside = view.call?.content else { return false }
      return !rows(in: inside).isEmpty
    }
  }

  // MARK: - Stacks

  /// The path to a list of statements.
  private struct Way {
    var path: [WrittenView] = []
    var isInner = false
    var owner: DeclarationID?
    var directive: Node?
  }

  private func stacks(in list: Node, _ way: Way) -> [FoundStack] {
    let items = BuilderItem.all(in: list)
    var way = way
    if items.count(where: \.makesViews) > 1 { way.isInner = true }
    return items.flatMap { item -> [FoundStack] in
      switch item {
      case .view(let node): return stacks(at: WrittenView(node), way)
      case .branches(let lists, _): return lists.flatMap { stacks(in: $0, way) }
      case .directive(let node, let clauses):
        way.directive = node
        return clauses.flatMap { stacks(in: $0, way) }
      case .other: return []
      }
    }
  }

  private func stacks(at view: WrittenView, _ way: Way) -> [FoundStack] {
    guard let call = view.call, let contents = call.content else { return elsewhere(view, way) }
    let name = call.frameworkName(index)
    if isStack(view) {
      var inside = way
      inside.directive = way.directive ?? firstDirective(in: contents)
      if createsManyRows(contents) {
        return [found(.stack, view, contents, inside)]
      }
      inside.path.append(view)
      inside.isInner = true
      return stacks(in: contents, inside)
    }
    switch name {
    case let name? where Self.transparent.contains(name):
      var inside = way
      inside.path.append(view)
      return stacks(in: contents, inside)
    case "Grid":
      return grid(view, contents, way, "Grid")
    case nil:
      guard case .metatype(.known(let type)) = call.syntax.calledExpression.map(index.typeOfExpression),
        index.foreignSupertypes(of: type).contains("Layout")
      else { return elsewhere(view, way) }
      return grid(view, contents, way, index[type].name)
    default:
      return []
    }
  }

  private func found(_ form: FoundStack.Form, _ view: WrittenView, _ contents: Node, _ way: Way) -> FoundStack
  {
    FoundStack(
      form: form, view: view, contents: contents, path: way.path, isInner: way.isInner, owner: way.owner,
      directive: way.directive)
  }

  private func grid(_ view: WrittenView, _ contents: Node, _ way: Way, _ name: String) -> [FoundStack] {
    guard forEaches(in: contents).contains(where: isLarge) else { return [] }
    return [found(.container(name), view, contents, way)]
  }

  /// The stack that a property or function of the same type creates.
  private func elsewhere(_ view: WrittenView, _ way: Way) -> [FoundStack] {
    guard way.owner == nil, !way.isInner,
      let declaration = ViewMembers(index: index).member(madeBy: view.root),
      let statements = declaration.getterStatements ?? declaration.body?.statements
    else { return [] }
    let items = BuilderItem.all(in: statements).filter(\.makesViews)
    guard items.count == 1, case .view(let node) = items[0] else { return [] }
    var inside = way
    inside.owner = declaration.id
    inside.path.append(view)
    return stacks(at: WrittenView(node), inside).filter { !$0.isInner }
  }

  private func isStack(_ view: WrittenView) -> Bool {
    let name = view.call?.frameworkName(index)
    guard let axis else { return name == "VStack" || name == "HStack" }
    return name == axis.stack
  }

  /// Containers whose contents are laid out by the surrounding stack.
  static let transparent: Set<String> = ["Group", "Section", "ScrollViewReader"]

  // MARK: - Rows

  /// The `ForEach` calls directly in statements: also in branches, groups, sections and other rows, and in
  /// members of the same type that the statements show.
  func forEaches(in list: Node) -> [ViewCall] {
    var entered: Set<DeclarationID> = []
    return forEaches(in: list, &entered)
  }

  private func forEaches(in list: Node, _ entered: inout Set<DeclarationID>) -> [ViewCall] {
    BuilderItem.all(in: list).flatMap { item -> [ViewCall] in
      switch item {
      case .view(let node): forEaches(at: WrittenView(node), &entered)
      case .branches(let lists, _): lists.flatMap { forEaches(in: $0, &entered) }
      case .directive(_, let clauses): clauses.flatMap { forEaches(in: $0, &entered) }
      case .other: []
      }
    }
  }

  private func forEaches(at view: WrittenView, _ entered: inout Set<DeclarationID>) -> [ViewCall] {
    if let member = shownMember(view) {
      return entered.insert(member.id).inserted ? forEaches(in: member.statements, &entered) : []
    }
    guard let call = view.call, let contents = call.content else { return [] }
    switch call.frameworkName(index) {
    case "ForEach": return [call] + forEaches(in: contents, &entered)
    case let name? where Self.transparent.contains(name): return forEaches(in: contents, &entered)
    default: return []
    }
  }

  /// The property, or the function without parameters, of the same type whose views a stack contains as if they
  /// were written there, with its statements; and the body of a view of the project.
  func shownMember(_ view: WrittenView) -> (id: DeclarationID, statements: Node)? {
    let own = ViewMembers(index: index).member(madeBy: view.root).flatMap {
      isOwn($0, at: view.root) ? $0 : nil
    }
    guard followsMembers, let member = own ?? body(of: view),
      let statements = member.getterStatements ?? member.body?.statements,
      ViewBuilderContext.returns(in: statements).count < 2
    else { return nil }
    return (member.id, statements)
  }

  private func isOwn(_ member: Declaration, at place: Node) -> Bool {
    guard member.parameters.isEmpty, let type = index.type(of: member.id) else { return false }
    return member.resultType?.text.hasPrefix("some ") == true
      && index.enclosingTypes(of: place).contains(type)
  }

  private func body(of view: WrittenView) -> Declaration? {
    guard let call = view.call, call.closures.isEmpty, let callee = call.syntax.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(callee), index.kind(of: type) == .view,
      !index[type].isSplit
    else { return nil }
    return ViewMembers(index: index).bodies(of: type).only
  }

  /// Whether contents create many rows. Where several members are shown beside each other, each is a part of a form,
  /// whose collections are short.
  private func createsManyRows(_ contents: Node) -> Bool {
    rows(in: contents).contains(where: isLarge)
  }

  private func rows(in contents: Node) -> [ViewCall] {
    let isForm = BuilderItem.all(in: contents).count(where: \.makesViews) > Self.mostParts
    return isForm ? written.forEaches(in: contents) : forEaches(in: contents)
  }

  private static let mostParts = 3

  /// The same search, for what is written in the contents themselves.
  private var written: StackSearch {
    var search = self
    search.followsMembers = false
    return search
  }

  private func isLarge(_ call: ViewCall) -> Bool {
    guard let data = call.arguments.first?.value else { return false }
    return ItemCount(index: index).limit(of: data).map { $0 >= minimum } ?? true
  }

  /// The first `#if` in statements, or in the branches, groups, sections and shown members in them.
  private func firstDirective(in list: Node) -> Node? {
    var entered: Set<DeclarationID> = []
    return firstDirective(in: list, &entered)
  }

  private func firstDirective(in list: Node, _ entered: inout Set<DeclarationID>) -> Node? {
    for item in BuilderItem.all(in: list) {
      var inner: [Node] = []
      switch item {
      case .directive(let node, _): return node
      case .branches(let lists, _): inner = lists
      case .view(let node): inner = contents(of: WrittenView(node), &entered).map { [$0] } ?? []
      case .other: continue
      }
      for list in inner {
        if let found = firstDirective(in: list, &entered) { return found }
      }
    }
    return nil
  }

  /// The statements of a group, a section or a shown member with rows.
  private func contents(of view: WrittenView, _ entered: inout Set<DeclarationID>) -> Node? {
    if let member = shownMember(view) {
      guard entered.insert(member.id).inserted, !forEaches(in: member.statements).isEmpty else { return nil }
      return member.statements
    }
    guard let call = view.call, let name = call.frameworkName(index), Self.transparent.contains(name) else {
      return nil
    }
    return call.content
  }
}
