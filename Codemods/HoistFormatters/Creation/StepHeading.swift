import ProjectIndex
import Rewriting
import SwiftCST

extension HoistPlan.Replacement {
  /// The expression or the condition.
  var node: Node {
    switch self {
    case .expression(let node), .shorthand(let node): node
    }
  }
}

extension HoistPlan {
  /// The moved statements in consecutive runs, with their comments.
  func runs(in lines: LineTable) -> [StatementRun] {
    StatementRun.runs(of: statements).map { run in
      leavesHeadings || StepHeading(of: run, in: self, lines).staysBehind ? run.withoutHeading : run
    }
  }
}

/// The comment above the statements that create a formatter: `// Parse the answer`.
///
/// If the formatter is used directly below, the comment may be about the whole step, and not about the
/// formatter.
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
      run.textStart < declaration.range.lowerBound
    else { return false }
    let tree = run.items[0].tree
    let text = tree.source.string(in: run.textStart..<declaration.range.lowerBound)
    let comment = text.lowercased()
    return Self.isCode(text) || Self.isNumbered(comment) || Self.saysWhatIsDone(comment)
      || stepGoesOn && !Self.words.contains(where: comment.contains)
  }

  /// Whether a comment is code that is switched off, of several lines: it may name what only the function has.
  private static func isCode(_ comment: String) -> Bool {
    let lines = comment.split(separator: "\n").map { line in line.drop { "/* \t".contains($0) } }
    let codeLines = lines.count { line in
      let end = line.last { !" \t\r".contains($0) }
      return end.map("{};".contains) ?? false || ["return ", "let ", "var "].contains(where: line.hasPrefix)
    }
    return codeLines > 1
  }

  /// Whether a following statement, without a blank line or comment in between, uses the formatter, or is not
  /// one that creates or configures a formatter.
  private var stepGoesOn: Bool {
    let last = run.items[run.items.count - 1]
    var end = max(run.textRange.upperBound, last.range.upperBound)
    var hasOthers = false
    for next in last.parent?.children.map(\.self) ?? [] where next.id > last.id {
      if lines.lineIndex(of: next.range.lowerBound) > lines.lineIndex(of: end - 1) + 1 { return hasOthers }
      if uses(next) { return true }
      hasOthers = hasOthers || !Self.isOfFormatter(next)
      end = next.range.upperBound
    }
    return hasOthers
  }

  /// Whether a statement creates or configures a formatter: it may also be moved.
  private static func isOfFormatter(_ statement: Node) -> Bool {
    ConfigurationStatement(statement) != nil
      || statement.subtree.contains { node in
        DeclReferenceExprSyntax(node)?.baseName.flatMap { FormatterClass.named($0.name) } != nil
      }
  }

  private func uses(_ statement: Node) -> Bool {
    plan.replacements.contains { statement.tokenIndices.contains($0.node.tokenIndices.lowerBound) }
  }

  /// Whether a comment is a numbered step: `// 3. Look for the rest`.
  private static func isNumbered(_ comment: String) -> Bool {
    let text = comment.drop { "/* ".contains($0) }
    let number = text.prefix { $0.isNumber }
    return !number.isEmpty && [".", ")"].contains(text[number.endIndex...].first)
  }

  /// Whether a comment begins with the purpose of a formatter: `// Parse the date (ISO 8601)`.
  private static func saysWhatIsDone(_ comment: String) -> Bool {
    uses.contains(String(comment.drop { "/* ".contains($0) }.prefix(while: \.isLetter)))
  }

  private static let uses: Set = [
    "also", "calculate", "check", "compute", "convert", "decode", "encode", "extract", "fetch", "find", "get",
    "load",
    "parse", "read", "remove", "replace", "save", "search", "strip", "try", "validate", "write",
  ]

  /// Words in a comment about the formatter itself.
  private static let words = [
    "formatter", "coder", "codable", "regex", "regular expression", "pattern", "match", "locale", "time zone",
    "timezone", "calendar", "date format", "dateformat", "8601", "rfc", "posix", "utc", "gmt", "style",
    "strategy", "setting", "config", "swiftlint", "swiftformat", "swift-format",
    "sourcery", "periphery",
  ]
}
