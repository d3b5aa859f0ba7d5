import CodemodKit
import Reports
import Workspace

/// `swiftfix list`: lists the passes, in the order in which they run.
enum ListCommand {
  /// Prints the list and returns the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw UsageError("'swiftfix list' takes no arguments; 'swiftfix explain PASS' explains one pass")
    }
    switch arguments.value(.format) {
    case nil, "text": break
    case "json":
      StandardStream.output.write(JSONValue.array(arguments.codemods.metadata.map(\.json)).bytes)
      return .success
    case let word?: throw UsageError("--format: unknown format '\(word)'; choose from text, json")
    }
    let width = arguments.codemods.metadata.map(\.id.count).max() ?? 0
    let paint = try ColorChoice(arguments).paint(for: .output)
    for codemod in arguments.codemods.metadata {
      let id = codemod.id + String(repeating: " ", count: width - codemod.id.count)
      StandardStream.output.write(paint.paragraph(label: (id, paint.bold), codemod.summary))
    }
    return .success
  }
}
