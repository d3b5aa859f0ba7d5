import ProjectIndex
package import SwiftUIModel

extension FileContext {
  /// When body code runs, for the middle of a message: `each time 'TrailList' is evaluated`, `for each row of
  /// 'TrailList'`.
  package func words(for evaluation: Evaluation) -> String {
    let view = evaluation.view.map { "'\(index[$0].name)'" } ?? "the view"
    return evaluation.inRow ? "for each row of \(view)" : "each time \(view) is evaluated"
  }

  /// Whether the file is of a widget, whose views are evaluated once and have no tasks.
  package var isOfWidget: Bool { file.facts.imports.contains { $0.module == "WidgetKit" } }
}
