import CSTParser
import Patterns
import Reports
import Rewriting
import SwiftCST
import SwiftUIModel
import Workspace

/// The results of a search in one file.
struct SearchedFile: Sendable {
  /// The path as shown to the user.
  let path: String

  /// The matches, in source order.
  private(set) var places: [SearchedPlace] = []

  /// Places where the pattern may match: the search gave up there.
  private(set) var doubtful: [SourceLocation] = []

  /// Why the file can't be read.
  private(set) var problem: WorkspaceError?

  /// Looks through a file where it holds all the words of the pattern.
  ///
  /// - Parameter model: What the code of the project means; nil where no condition asks.
  init(_ file: ReadFile, _ question: SearchQuestion, _ model: SwiftUIModel?) {
    path = file.path
    problem = file.problem
    guard let tree = file.tree, question.words.matchesAll(tree.source.bytes) else { return }
    look(through: tree, question, model)
  }

  private mutating func look(through tree: SyntaxTree, _ question: SearchQuestion, _ model: SwiftUIModel?) {
    var check = ConditionCheck(tree, operators: question.operators, model, isStrict: true)
    let patterns = question.search.patterns
    let (matches, doubtful) = question.search.nestedResult(in: tree) { match in
      check.holds(question.conditions, for: match, of: patterns[match.pattern])
        && check.refusal(question.conditions, for: match, of: patterns[match.pattern]) == nil
    }
    guard !matches.isEmpty || !doubtful.isEmpty else { return }
    let lines = LineTable(tree.source)
    places = matches.map { SearchedPlace($0, in: tree, lines, patterns[$0.pattern]) }
    self.doubtful = doubtful.map { lines.location(of: $0.lowerBound) }
  }

  /// The matches, one line each.
  func text(_ paint: Paint) -> String {
    places.reduce(into: "") { $0 += $1.text(path, paint) }
  }
}

/// A match, with the text that is shown for it.
struct SearchedPlace: Sendable {
  let start: SourceLocation
  let end: SourceLocation
  let range: Range<Int>
  let text: String
  let bindings: [(variable: Metavariable, text: String, range: Range<Int>?)]

  /// The line on which the match begins, in three parts: before, in and after the match.
  private let line: (before: String, own: String, after: String)

  init(_ match: PatternMatch, in tree: SyntaxTree, _ lines: LineTable, _ pattern: Pattern) {
    let source = tree.source
    range = match.range
    start = lines.location(of: range.lowerBound)
    end = lines.location(of: range.upperBound)
    text = source.string(in: range)
    bindings = pattern.variables.enumerated().filter { !$1.isAnonymous }.map { number, variable in
      let bound = match.range(ofVariable: number, in: tree)
      return (variable, bound.map(source.string) ?? "", bound)
    }
    let content = lines.content(ofLine: start.line - 1, in: source)
    let ownEnd = min(range.upperBound, content.upperBound)
    line = (
      source.string(in: content.lowerBound..<range.lowerBound),
      source.string(in: range.lowerBound..<ownEnd), source.string(in: ownEnd..<content.upperBound)
    )
  }

  /// `path:line:column: the line`, with the match in color.
  func text(_ path: String, _ paint: Paint) -> String {
    let place = paint.dim("\(path):\(start.line):\(start.column):")
    let before = line.before.drop { $0 == " " || $0 == "\t" }
    return "\(place) \(before)\(paint.green(line.own))\(line.after)\n"
  }
}
