import CodemodKit
import Patterns

/// `swiftfix rewrite PATTERN NEW [PATH…]`: runs a pass from the command line.
enum RewriteCommand {
  /// The name of the pass in reports.
  static let name = "rewrite"

  /// Runs the command and returns the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.count >= 2 else {
      throw UsageError(
        "'swiftfix rewrite' needs a pattern and its replacement: swiftfix rewrite 'foo($A)' 'bar($A)'"
      )
    }
    let page = try page(arguments)
    if !arguments.has(.once) { try requireEnd(of: page) }
    let pass = PatternPass(page, .project)
    return try FixCommand.run(arguments.running(pass.configured, after: 2).explainingRefusals())
  }

  /// Throws where each run would rewrite what the last one has written.
  private static func requireEnd(of page: PatternPage) throws(UsageError) {
    for alternative in page.alternatives {
      guard let rewrite = alternative.rewrite, rewrite.text != alternative.pattern.text,
        rewrite.mayFit(alternative.pattern)
      else { continue }
      throw UsageError(
        "the pattern matches its own rewrite: each run would change the same places again. "
          + "Pass --once to rewrite each place once.")
    }
  }

  private static func page(_ arguments: Arguments) throws(UsageError) -> PatternPage {
    let pattern = try arguments.pattern(arguments.operands[0])
    let conditions = try arguments.conditions(for: pattern)
    let rewrite: Rewrite
    do throws(PatternMistake) {
      rewrite = try Rewrite(arguments.operands[1], for: pattern)
    } catch {
      throw UsageError(error)
    }
    let summary = "'\(pattern.text)' becomes '\(rewrite.text)'".replacing("\n", with: " ")
    return PatternPage(
      named: name, summary: summary, PatternPage.Alternative(pattern, rewrite, conditions))
  }
}
