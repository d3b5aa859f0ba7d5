import CodemodKit
import Reports
import Workspace

/// `swiftfix explain PASS|ID`: the page of a pass, or what one ID means.
enum ExplainCommand {
  /// Prints the explanation; the result is the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.operands.count == 1 else {
      throw UsageError("'swiftfix explain' takes one pass or ID; 'swiftfix list' names the passes")
    }
    let name = arguments.operands[0]
    let paint = try ColorChoice(arguments).paint(for: .output)
    if let codemod = arguments.codemods.metadata.first(where: { $0.id == name }) {
      StandardStream.output.write(CodemodPage(of: codemod, text: arguments.pages[name] ?? "").text(paint))
      return .success
    }
    let id = name.uppercased()
    // Some rules are the same in several passes.
    let passes = arguments.codemods.metadata.filter { $0.rules.contains { $0.id == id } }
    if let rule = passes.first?.rules.first(where: { $0.id == id }) {
      StandardStream.output.write(RuleExplanation(of: rule, in: passes.map(\.id)).text(paint))
      return .success
    }
    let names = arguments.codemods.metadata.flatMap { [$0.id] + $0.rules.map(\.id) }
    let hint = NearestName.question(for: name, among: names)
    throw UsageError("unknown pass or ID '\(name)'; " + (hint ?? "'swiftfix list' names the passes"))
  }
}
