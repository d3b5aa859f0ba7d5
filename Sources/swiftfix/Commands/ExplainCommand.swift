import CodemodKit
import Codemods
import Reports
import Workspace

/// `swiftfix explain PASS|ID`: the page of a pass, or what one ID means.
enum ExplainCommand {
  /// Prints the explanation; the result is the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.operands.count == 1 else { throw UsageError("'swiftfix explain' needs one pass or ID") }
    let name = arguments.operands[0]
    let paint = Paint(isOn: ColorChoice.auto.isOn(for: .output))
    if let codemod = AllCodemods.metadata.first(where: { $0.id == name }) {
      StandardStream.output.write(CodemodPage(of: codemod, text: AllCodemods.pages[name] ?? "").text(paint))
      return .success
    }
    for codemod in AllCodemods.metadata {
      guard let rule = codemod.rules.first(where: { $0.id == name.uppercased() }) else { continue }
      StandardStream.output.write(RuleExplanation(rule: rule, codemod: codemod).text(paint))
      return .success
    }
    let names = AllCodemods.metadata.flatMap { [$0.id] + $0.rules.map(\.id) }
    let hint = NearestName.of(name, among: names).map { "; did you mean '\($0)'?" }
    throw UsageError("unknown pass or ID '\(name)'" + (hint ?? "; 'swiftfix list' names the passes"))
  }
}
