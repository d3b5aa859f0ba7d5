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
    let pass = PatternPass(page, .project)
    let code = try FixCommand.run(arguments.running(pass.configured, after: 2).explainingRefusals())
    if let first = page.alternatives.first, let rewrite = first.rewrite, rewrite.text != first.pattern.text,
      rewrite.mayFit(first.pattern), !arguments.has(.quiet)
    {
      Swiftfix.say(
        "the pattern fits what the rewrite makes of it: each place was rewritten once, and another run would "
          + "rewrite it again")
    }
    return code
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
