import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A scroll view elsewhere that displays the view that a stack belongs to.
struct ShowingScroll {
  /// The scroll view, or the project's container that is one.
  let scroll: WrittenView

  /// The chains between it and the stack, outermost first.
  let path: [WrittenView]

  /// Whether the view is also used where no scroll view is known.
  let isShownElsewhere: Bool

  /// The scroll view of an axis around the uses of the view with a stack. Nil if none is found, or if the
  /// stack is in a scroll view of the same member.
  init?(around stack: WrittenView, _ axis: ScrollAxis, in file: FileContext) {
    let elsewhere = file.project.shared(UsesElsewhere.init)
    let ways = Surroundings(index: file.index, elsewhere: elsewhere).ways(from: stack.expression)
    // A lazy stack estimates the size for which these ask.
    guard !ways.contains(where: { Self.isMeasured(on: $0, file.index) }) else { return nil }
    let found = ways.map { Self.scroll(on: $0, axis, file.index) }
    let shown = found.lazy.compactMap(\.self).first ?? Self.holdingScroll(of: stack, axis, in: file)
    guard let first = shown else { return nil }
    scroll = first.scroll
    path = first.path
    isShownElsewhere = found.contains { $0 == nil }
  }

  /// The scroll view that names a member that passes the view on in a value of another type: `columns` of
  /// `Column(label: "Notes", view: Notes())`.
  private static func holdingScroll(
    of stack: WrittenView, _ axis: ScrollAxis, in file: FileContext
  ) -> (scroll: WrittenView, path: [WrittenView])? {
    guard let type = file.index.enclosingType(of: stack.root), file.model.isView(type) else { return nil }
    let makers = file.index.references(to: type).certain.filter { use in
      file.model.isLookedAt(use.node) && isHanded(use.expression.callAsCallee, file.index)
    }
    let members = makers.compactMap { file.index.enclosingDeclaration(of: $0.node) }
      .filter { !file.model.isBuilderMember($0) }
    let names = members.flatMap { file.index.references(to: $0.id).certain }
    return names.lazy.compactMap { name in scrollView(around: name.node, axis, file) }.first.map { ($0, []) }
  }

  /// Whether a call is an argument for the initializer of a project type.
  private static func isHanded(_ call: FunctionCallExprSyntax?, _ index: ProjectIndex) -> Bool {
    guard let argument = call?.node.parent, argument.kind == .labeledExpr,
      let taker = FunctionCallExprSyntax(argument.parent?.parent),
      case .instance(.known, _) = index.typeOfExpression(taker.node)
    else { return false }
    return true
  }

  /// Whether a use is shown, or drawn, at its ideal size.
  private static func isMeasured(on way: [Surrounding], _ index: ProjectIndex) -> Bool {
    way.contains { surrounding in
      ["ViewThatFits", "ImageRenderer"].contains(surrounding.call?.frameworkName(index) ?? "")
    }
  }

  private static func scrollView(around node: Node, _ axis: ScrollAxis, _ file: FileContext) -> WrittenView? {
    node.ancestors.prefix { file.index.declaration(at: $0) == nil }.firstNonNil { around in
      guard let call = FunctionCallExprSyntax(around).map({ ViewCall($0) }),
        call.frameworkName(file.index) == "ScrollView", ScrollAxis(of: call) == axis
      else { return nil }
      return WrittenView(CallChain.whole(around: around))
    }
  }

  private static func scroll(
    on way: [Surrounding], _ axis: ScrollAxis, _ index: ProjectIndex
  ) -> (scroll: WrittenView, path: [WrittenView])? {
    var path: [WrittenView] = []
    var isUsed = false
    for surrounding in way {
      guard surrounding.kind != .unseen, !surrounding.presents(index), let view = surrounding.view else {
        return nil
      }
      if surrounding.kind == .use { isUsed = true }
      if surrounding.kind == .container, let call = surrounding.call, let name = call.frameworkName(index) {
        if name == "ScrollView" {
          return isUsed && ScrollAxis(of: call) == axis ? (view, path.reversed()) : nil
        }
        guard transparent.contains(name) else { return nil }
      } else if surrounding.kind == .container, let call = surrounding.call,
        OwnContainer(call, index).isScrollView(along: axis)
      {
        return (view, path.reversed())
      }
      path.append(view)
    }
    return nil
  }

  /// Containers that lay out their contents one after the other, as far as they are stacks in a scroll view.
  private static let transparent = StackSearch.transparent.union(["HStack", "VStack", "ZStack"])
}
