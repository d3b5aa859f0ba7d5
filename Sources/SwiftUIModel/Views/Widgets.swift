import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether code is that of a widget, whose views are evaluated once and have no tasks: its file declares
  /// one or what it shows, all of its target is built for one, or only widgets make the view.
  ///
  /// - Parameter evaluation: How the code is evaluated.
  package func isOfWidget(_ node: Node, _ evaluation: Evaluation? = nil) -> Bool {
    guard let file = index.file(of: node) else { return false }
    if isOfWidget(file) { return true }
    let own = index.declarationID(at: node).flatMap(index.declaredType) ?? index.enclosingType(of: node)
    let views = [own, evaluation?.view]
    return views.contains { $0.map(isOfWidget) ?? false }
  }

  /// Whether a view is shown by widgets alone.
  private func isOfWidget(_ view: TypeID) -> Bool { isOfWidget(view, depth: 0) }

  private func isOfWidget(_ view: TypeID, depth: Int) -> Bool {
    guard let file = index.file(of: index[index[view].primary].node) else { return false }
    if isOfWidget(file) { return true }
    guard depth < Self.bodyDepth, isView(view) else { return false }
    return memory.widgetViews.answer(Int(view.rawValue) << 2 | depth) {
      let makings = index.references(to: view).all.filter { use in
        use.expression.callAsCallee != nil && isLookedAt(use.node)
          && index.enclosingType(of: use.node) != view
      }
      return !makings.isEmpty
        && makings.allSatisfy { use in
          index.file(of: use.node).map(isOfWidget) ?? false
            || index.enclosingType(of: use.node).map { isOfWidget($0, depth: depth + 1) } ?? false
        }
    }
  }

  private func isOfWidget(_ file: FileID) -> Bool {
    memory.widgetFiles.answer(Int(file.rawValue)) {
      if declaresWidget(file) { return true }
      if let module = index.module(of: file), widgetModules.contains(module) { return true }
      let facts = index[file]
      // An app that has widgets imports the module to reload them.
      return facts.imports.contains { $0.module == "WidgetKit" }
        && index.uses(of: "WidgetCenter", in: file).isEmpty
    }
  }

  /// Whether a file declares a widget, its timeline or a bundle of them.
  private func declaresWidget(_ file: FileID) -> Bool { widgetTypes.contains { $0.id.file == file } }

  /// The targets that are built for widgets: one of them is where the program starts.
  private var widgetModules: Set<String> {
    memory.widgetModules.answer(0) {
      Set(widgetTypes.filter { $0.attribute("main") != nil }.compactMap { index.module(of: $0.id.file) })
    }
  }

  private var widgetTypes: [Declaration] {
    memory.widgetTypes.answer(0) {
      WidgetProtocols.names.flatMap(index.types(conformingToForeign:)).map { index[index[$0].primary] }
    }
  }
}
