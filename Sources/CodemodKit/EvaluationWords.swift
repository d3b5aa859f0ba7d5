import ProjectIndex
package import SwiftCST
package import SwiftUIModel

extension FileContext {
  /// When body code runs, for use within a message: `each time 'TrailList' is evaluated`, `for each row of
  /// 'TrailList'`.
  package func words(for evaluation: Evaluation) -> String {
    let view = evaluation.view.map { "'\(index[$0].name)'" } ?? "the view"
    return evaluation.inRow ? "for each row of \(view)" : "each time \(view) is evaluated"
  }

  /// The place in the view's own code that leads to a call: the call itself, or a name. The call if the view
  /// is in another file.
  package func place(of call: Node, _ evaluation: Evaluation) -> Node {
    guard let view = evaluation.view, let place = model.place(of: call, evaluation, in: view),
      index.file(of: place) == index.file(of: call)
    else { return call }
    return place
  }

  /// The place in the view's own code that leads to a call, if the view is in another file.
  package func placeElsewhere(leadingTo call: Node, _ evaluation: Evaluation) -> [RelatedPlace] {
    guard let view = evaluation.view, let place = model.place(of: call, evaluation, in: view) else {
      return []
    }
    return placeElsewhere(place)
  }

  /// A place in another file.
  package func placeElsewhere(_ place: Node) -> [RelatedPlace] {
    guard let other = index.file(of: place)?.number, other != number else { return [] }
    return [RelatedPlace(file: other, range: place.range)]
  }

  /// The code that does the work of a call, as the subject of a sentence: `'load'`, `'thumbnail' leads to
  /// 'load', which`.
  package func subject(_ words: String, of call: Node, at place: Node) -> String {
    place == call ? "'\(words)'" : "'\(place.text)' leads to '\(words)', which"
  }
}
