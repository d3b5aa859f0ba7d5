import ProjectIndex
package import SwiftCST
package import SwiftUIModel

extension FileContext {
  /// When body code runs, for the middle of a message: `each time 'TrailList' is evaluated`, `for each row of
  /// 'TrailList'`.
  package func words(for evaluation: Evaluation) -> String {
    let view = evaluation.view.map { "'\(index[$0].name)'" } ?? "the view"
    return evaluation.inRow ? "for each row of \(view)" : "each time \(view) is evaluated"
  }

  /// Where the view's own code does what a call does: the call, or the name that leads there. The call where the
  /// view is in another file.
  package func place(of call: Node, _ evaluation: Evaluation) -> Node {
    guard let view = evaluation.view, let place = model.place(of: call, evaluation, in: view),
      index.file(of: place) == index.file(of: call)
    else { return call }
    return place
  }

  /// What does the work of a call, as the subject of a sentence: `'load'`, `'thumbnail' leads to 'load', which`.
  package func subject(_ words: String, of call: Node, at place: Node) -> String {
    place == call ? "'\(words)'" : "'\(place.text)' leads to '\(words)', which"
  }

  /// Whether the file is of a widget, whose views are evaluated once and have no tasks: by what it imports, or by the
  /// name of a folder around it.
  package var isOfWidget: Bool {
    file.facts.imports.contains { $0.module == "WidgetKit" }
      || file.facts.path.split(separator: "/").dropLast().contains { $0.contains("Widget") }
  }
}
