/// A line of what is shown; views that show nothing themselves have one without text.
struct Line {
  let depth: Int
  let text: String?
  let node: Node

  /// What a view and all beneath show. `rows` are those on screen, where the view is the content of a scroll
  /// view.
  @MainActor static func lines(of node: Node, depth: Int, rows: ScrollPosition?) -> [Line] {
    let text = node.parts.label.map { $0 + node.look }
    let line = Line(depth: depth, text: text, node: node)
    let next = text == nil ? depth : depth + 1
    if let rows, let stack = node.parts.label, stack.hasSuffix("Stack") {
      let isLazy = node.view is any LazyStack
      let shown =
        isLazy ? node.rowNodes[...] : node.rowNodes.dropFirst(rows.first).prefix(ScrollPosition.rowsOnScreen)
      return [line] + shown.flatMap { lines(of: $0, depth: next, rows: nil) }
    }
    let inner = node.parts.scrolls ? node.stored[0] as? ScrollPosition : rows
    return [line] + node.children.flatMap { lines(of: $0, depth: next, rows: inner) }
  }
}

protocol LazyStack {}
extension LazyContainer: LazyStack {}

extension Node {
  /// What is beneath, with the rows of a `ForEach` and the parts of a tuple one by one.
  @MainActor fileprivate var rowNodes: [Node] {
    children.flatMap { $0.view is any RowSource ? $0.rowNodes : [$0] }
  }

  /// The look of a text or control, as its environment and its own modifiers say.
  @MainActor fileprivate var look: String {
    var values = environment
    parts.environment(&values)
    guard parts.title != nil || parts.control != nil else { return "" }
    return values.look.filter { $1 != "" }.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
  }

  /// What a script names it by.
  @MainActor var title: String {
    parts.title ?? children.map(\.title).joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }
}
