import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A scroll view elsewhere that shows the view which a stack belongs to.
struct ShowingScroll {
  /// The scroll view.
  let scroll: WrittenView

  /// The chains between it and the stack, outermost first.
  let path: [WrittenView]

  /// Whether the view is also shown where no scroll view is seen.
  let isShownElsewhere: Bool

  /// The scroll view of an axis around the uses of the view with a stack; nil where none is seen, and where the stack
  /// stands in one of the same member.
  init?(around stack: WrittenView, _ axis: ScrollAxis, in file: FileContext) {
    let elsewhere = file.project.shared(UsesElsewhere.init)
    let ways = Surroundings(index: file.index, elsewhere: elsewhere).ways(from: stack.expression)
    let found = ways.map { Self.scroll(on: $0, axis, file.index) }
    guard let first = found.lazy.compactMap(\.self).first else { return nil }
    scroll = first.scroll
    path = first.path
    isShownElsewhere = found.contains { $0 == nil }
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
      }
      path.append(view)
    }
    return nil
  }

  /// What lays out its contents one after the other, as far as they are stacks in a scroll view.
  private static let transparent = StackSearch.transparent.union(["HStack", "VStack", "ZStack"])
}
