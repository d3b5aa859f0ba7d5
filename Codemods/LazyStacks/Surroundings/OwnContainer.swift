import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A container of the project's own: the body of a view, or a function, that displays the views passed to it.
struct OwnContainer {
  private let index: ProjectIndex

  /// The statements that display the views, and the names of the views in them.
  private var parts: [(statements: Node, views: Set<String>)] = []

  init(_ call: ViewCall, _ index: ProjectIndex) {
    self.index = index
    guard let callee = call.syntax.calledExpression else { return }
    let audit = RowAudit(SwiftUIModel(index), .vertical)
    if case .metatype(.known(let type)) = index.typeOfExpression(callee) {
      let members = index.members(of: type)
      let held = members.filter { $0.isStored && audit.holdsViews($0) }.compactMap(\.name)
      parts = members.compactMap(\.getterStatements).map { ($0, Set(held)) }
    } else {
      let functions = index.callables(called: callee).filter { $0.kind == .function }
      parts = functions.compactMap { function in
        let held = function.parameters.filter(audit.takesViews).compactMap { $0.name?.name }
        return function.body?.statements.map { ($0, Set(held)) }
      }
    }
  }

  /// Whether the views are in a view that scrolls along an axis, so that they may have any length.
  func scrollsContent(along axis: ScrollAxis) -> Bool {
    parts.contains { Self.scrolls($0.views, in: $0.statements, along: axis, index) }
  }

  /// Whether the container is a scroll view of an axis around the views, which does nothing with their size or its
  /// position.
  func isScrollView(along axis: ScrollAxis) -> Bool {
    guard parts.count == 1, let item = parts[0].statements.children.only,
      case .view(let node)? = BuilderItem.all(in: parts[0].statements).only, item.kind == .codeBlockItem,
      let scroll = WrittenView(node).call, scroll.frameworkName(index) == "ScrollView",
      ScrollAxis(of: scroll) == axis, let content = scroll.content
    else { return false }
    let shows = BuilderItem.all(in: content).contains { item in
      guard case .view(let node) = item else { return false }
      let root = WrittenView(node).root
      let name = FunctionCallExprSyntax(root)?.calledExpression ?? root
      return parts[0].views.contains(MemberAccessExprSyntax(name)?.declName?.baseName?.name ?? name.text)
    }
    let names = parts[0].statements.subtree.compactMap { DeclReferenceExprSyntax($0)?.baseName?.name }
    return shows && Self.measuring.isDisjoint(with: names)
      && !parts[0].statements.subtree.contains { LabeledExprSyntax($0)?.label?.name == "minHeight" }
  }

  /// What depends on the size of the views, or on the position of the scroll view.
  private static let measuring: Set = [
    "GeometryReader", "ScrollViewReader", "ViewThatFits", "defaultScrollAnchor", "fixedSize",
    "onGeometryChange",
    "onScrollGeometryChange", "scrollPosition",
  ]

  /// Whether code puts a view with one of these names into a view that scrolls along an axis.
  static func scrolls(
    _ views: Set<String>, in code: Node, along axis: ScrollAxis, _ index: ProjectIndex
  ) -> Bool {
    let scrolled = index.fact(at: code) { ScrolledNames(in: code, index) }
    return !scrolled.names(along: axis).isDisjoint(with: views)
  }
}

/// The names in code that are inside views that scroll.
private struct ScrolledNames: Sendable {
  private var vertical: Set<String> = []
  private var horizontal: Set<String> = []

  init(in code: Node, _ index: ProjectIndex) {
    for node in code.subtree {
      guard let call = FunctionCallExprSyntax(node).map(ViewCall.init), let axis = call.scrollAxis(index),
        let content = call.content
      else { continue }
      let names = content.subtree.compactMap { DeclReferenceExprSyntax($0)?.baseName?.name }
      if axis == .vertical { vertical.formUnion(names) } else { horizontal.formUnion(names) }
    }
  }

  func names(along axis: ScrollAxis) -> Set<String> { axis == .vertical ? vertical : horizontal }
}

extension ViewCall {
  /// The axis of the scrolling view that it creates; nil for any other.
  fileprivate func scrollAxis(_ index: ProjectIndex) -> ScrollAxis? {
    switch frameworkName(index) {
    case "ScrollView": ScrollAxis(of: self)
    case "Form", "List": .vertical
    default: nil
    }
  }
}
