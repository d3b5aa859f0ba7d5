import Rewriting
import SwiftCST

extension HoistPlan.Replacement {
  fileprivate var node: Node {
    switch self {
    case .expression(let node), .shorthand(let node): node
    }
  }
}

extension HoistPlan {
  /// The statements that move, as far as they follow each other, with the comments that go with them.
  func runs(in lines: LineTable) -> [StatementRun] {
    StatementRun.runs(of: statements).map { run in
      StepHeading(of: run, in: self, lines).staysBehind ? run.withoutHeading : run
    }
  }
}

/// The comment above the statements that make a formatter: `// Parse the answer`.
///
/// Where the formatter is used right below, it may speak of all that is done there, and not of the formatter.
struct StepHeading {
  private let run: StatementRun
  private let plan: HoistPlan
  private let lines: LineTable

  init(of run: StatementRun, in plan: HoistPlan, _ lines: LineTable) {
    self.run = run
    self.plan = plan
    self.lines = lines
  }

  /// Whether it belongs to code that stays.
  var staysBehind: Bool {
    let declaration = run.items[0].firstToken
    guard CodeBlockItemSyntax(run.items[0])?.item?.kind == .variableDecl, declaration.startsLine,
      run.textStart < declaration.range.lowerBound, stepGoesOn
    else { return false }
    let tree = run.items[0].tree
    let text = tree.source.string(in: run.textStart..<declaration.range.lowerBound).lowercased()
    return !Self.words.contains(where: text.contains)
  }

  /// Whether the statement in the same line or the next uses the formatter.
  private var stepGoesOn: Bool {
    let last = run.items[run.items.count - 1]
    guard let next = last.parent?.children.first(where: { $0.id > last.id }) else { return false }
    let end = max(run.textRange.upperBound, last.range.upperBound)
    return lines.lineIndex(of: next.range.lowerBound) <= lines.lineIndex(of: end - 1) + 1
      && plan.replacements.contains { next.tokenIndices.contains($0.node.tokenIndices.lowerBound) }
  }

  /// What a comment says that speaks of the formatter itself.
  private static let words = [
    "formatter", "coder", "codable", "regex", "regular expression", "pattern", "match", "locale", "time zone",
    "timezone", "calendar", "date format", "dateformat", "8601", "rfc", "posix", "utc", "gmt", "style",
    "strategy", "setting", "config", "swiftlint", "swiftformat", "swift-format",
    "sourcery", "periphery",
  ]
}
