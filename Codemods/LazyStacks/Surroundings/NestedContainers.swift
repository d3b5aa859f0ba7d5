import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The lazy containers around a stack, and what rows a stack has.
struct NestedContainers {
  private let index: ProjectIndex
  private let surroundings: Surroundings
  private let search: StackSearch

  init(_ file: FileContext) {
    index = file.index
    surroundings = Surroundings(index: file.index, elsewhere: file.project.shared(UsesElsewhere.init))
    search = StackSearch(index: file.index, axis: nil, minimum: 0)
  }

  // MARK: - Around the stack

  /// A lazy container, and whether it shows a view as one of its rows, with nothing but sections and groups around.
  struct Outer: Sendable {
    let name: String
    let isDirect: Bool
  }

  /// The lazy stack of an axis, or the list, that shows a view in its rows.
  func lazyRows(around view: WrittenView, _ axis: ScrollAxis) -> Outer? {
    let ways = surroundings.ways(from: view.expression)
    let found = ways.map { lazyRows(on: $0, axis) }
    guard let first = found.lazy.compactMap(\.self).first else { return nil }
    let isDirect =
      view.modifiers.isEmpty && found.allSatisfy { $0?.isDirect == true && $0?.name == first.name }
    return Outer(name: first.name, isDirect: isDirect)
  }

  private func lazyRows(on way: [Surrounding], _ axis: ScrollAxis) -> Outer? {
    var isRow = false
    var isDirect = true
    for around in way {
      if around.kind == .use, !Self.isSized(around.modifiers) {
        isDirect = isDirect && around.modifiers.isEmpty
        continue
      }
      guard let name = container(around) else { return nil }
      if let outer = lazy(name, axis) { return isRow ? Outer(name: outer, isDirect: isDirect) : nil }
      guard name == "ForEach" || Self.stacks.contains(name) else { return nil }
      if name == "ForEach" { isRow = around.call.map(isOpen) == true }
      isDirect = isDirect && around.modifiers.isEmpty && ["ForEach", "Group", "Section"].contains(name)
    }
    return nil
  }

  /// The lazy stack of an axis, or the list, one of whose sections only has a view.
  func section(around view: WrittenView, _ axis: ScrollAxis) -> String? {
    surroundings.ways(from: view.expression).firstNonNil { way in
      var isSection = false
      for around in way {
        if around.kind == .use, around.modifiers.isEmpty { continue }
        guard let name = container(around) else { return nil }
        if name == "Section" {
          isSection = true
        } else if let outer = lazy(name, axis) {
          return isSection ? outer : nil
        } else if name != "Group", name != "ForEach" || !isSection {
          return nil
        }
      }
      return nil
    }
  }

  /// The name of SwiftUI's container that shows what is in it at its own place.
  private func container(_ around: Surrounding) -> String? {
    guard around.kind == .container, !around.presents(index), !Self.isSized(around.modifiers) else {
      return nil
    }
    return around.call?.frameworkName(index)
  }

  private func lazy(_ name: String, _ axis: ScrollAxis) -> String? {
    name == axis.lazyStack || name == "List" && axis == .vertical ? name : nil
  }

  private static let stacks = StackSearch.transparent.union(["HStack", "VStack", "ZStack"])

  /// Whether a frame gives a view a height.
  static func isSized(_ modifiers: [WrittenView.Modifier]) -> Bool {
    modifiers.contains { modifier in
      modifier.name == "frame"
        && ["height", "maxHeight", "width"].contains { modifier.call.argument($0) != nil }
    }
  }

  /// Whether modifiers draw something around all rows together, or place them as one.
  static func isOneShape(_ modifiers: [WrittenView.Modifier]) -> Bool {
    !modifiers.allSatisfy { ["frame", "padding"].contains($0.name) }
  }

  // MARK: - In the stack

  /// Whether a stack only shows a collection whose length the code doesn't limit.
  func isOnlyRows(_ stack: ViewCall) -> Bool {
    guard let contents = stack.content else { return false }
    let items = BuilderItem.all(in: contents).filter(\.makesViews)
    guard items.count == 1, case .view(let node) = items[0] else { return false }
    let view = WrittenView(node)
    if let member = search.shownMember(view) {
      return search.forEaches(in: member.statements).contains(where: isOpen)
    }
    return view.call.map { $0.frameworkName(index) == "ForEach" && isOpen($0) } ?? false
  }

  /// Whether a stack has rows of a collection whose length the code doesn't limit.
  func hasManyRows(_ stack: ViewCall) -> Bool {
    stack.content.map { search.forEaches(in: $0).contains(where: isOpen) } ?? false
  }

  private func isOpen(_ rows: ViewCall) -> Bool {
    guard let data = rows.arguments.first?.value else { return false }
    return ItemCount(index: index).limit(of: data) == nil
  }

  /// Whether a stack is known to have no rows: it contains views of SwiftUI and of the project that aren't
  /// collections.
  func isWithoutRows(_ stack: ViewCall) -> Bool {
    var entered: Set<DeclarationID> = []
    return stack.content.map { isWithoutRows($0, &entered) } ?? false
  }

  private func isWithoutRows(_ list: Node, _ entered: inout Set<DeclarationID>) -> Bool {
    let items = BuilderItem.all(in: list).filter(\.makesViews)
    return !items.isEmpty
      && items.allSatisfy { item in
        switch item {
        case .view(let node): isWithoutRows(WrittenView(node), &entered)
        case .branches(let lists, _): lists.allSatisfy { isWithoutRows($0, &entered) }
        case .directive, .other: false
        }
      }
  }

  private func isWithoutRows(_ view: WrittenView, _ entered: inout Set<DeclarationID>) -> Bool {
    if let member = search.shownMember(view) {
      return !entered.insert(member.id).inserted || isWithoutRows(member.statements, &entered)
    }
    guard !view.isSplit, let call = view.call, let callee = call.syntax.calledExpression else { return false }
    if let name = call.frameworkName(index) { return !Self.mayHaveRows.contains(name) }
    guard case .metatype(.known(let type)) = index.typeOfExpression(callee), call.closures.isEmpty,
      case let bodies = ViewMembers(index: index).bodies(of: type), bodies.count == 1,
      let statements = bodies[0].getterStatements
    else { return false }
    return !entered.insert(bodies[0].id).inserted || isWithoutRows(statements, &entered)
  }

  /// Views whose contents are the rows of the stack around them.
  private static let mayHaveRows: Set = [
    "AnyView", "ForEach", "Group", "OutlineGroup", "Section", "ScrollViewReader",
  ]
}
