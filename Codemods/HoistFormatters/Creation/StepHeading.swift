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
    return Self.isNumbered(text) || !Self.words.contains(where: text.contains)
  }

  /// Whether a statement below it, with no blank line or comment between, uses the formatter.
  private var stepGoesOn: Bool {
    let last = run.items[run.items.count - 1]
    var end = max(run.textRange.upperBound, last.range.upperBound)
    for next in last.parent?.children.map(\.self) ?? [] where next.id > last.id {
      let isApart = lines.lineIndex(of: next.range.lowerBound) > lines.lineIndex(of: end - 1) + 1
      if isApart || uses(next) { return !isApart }
      end = next.range.upperBound
    }
    return false
  }

  private func uses(_ statement: Node) -> Bool {
    plan.replacements.contains { statement.tokenIndices.contains($0.node.tokenIndices.lowerBound) }
  }

  /// Whether a comment is one of several that count the steps: `// 3. Look for the rest`.
  private static func isNumbered(_ comment: String) -> Bool {
    let text = comment.drop { "/* ".contains($0) }
    let number = text.prefix { $0.isNumber }
    return !number.isEmpty && [".", ")"].contains(text[number.endIndex...].first)
  }

  /// What a comment says that speaks of the formatter itself.
  private static let words = [
    "formatter", "coder", "codable", "regex", "regular expression", "pattern", "match", "locale", "time zone",
    "timezone", "calendar", "date format", "dateformat", "8601", "rfc", "posix", "utc", "gmt", "style",
    "strategy", "setting", "config", "swiftlint", "swiftformat", "swift-format",
    "sourcery", "periphery",
  ]
}
