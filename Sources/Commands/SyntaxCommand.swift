import CSTParser
import SwiftCST
import Workspace

/// `swiftfix syntax`: shows how files are parsed.
struct SyntaxCommand {
  private let arguments: Arguments
  private let folder: FilePath
  private let discovery: Discovery

  /// Runs the command and returns the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard !arguments.operands.isEmpty else { throw UsageError("'swiftfix syntax' needs a path") }
    try arguments.require(.check, without: .spans)
    let folder = try HostProcess.currentFolder()
    let discovery = try Discovery(arguments.operands.map { FilePath($0) }, from: folder)
    let command = SyntaxCommand(arguments: arguments, folder: folder, discovery: discovery)
    for problem in discovery.problems { command.complain(problem) }
    let code = try arguments.has(.check) ? command.check() : command.show()
    return code == .success && !discovery.problems.isEmpty ? .failure : code
  }

  private func complain(_ problem: WorkspaceError) {
    Swiftfix.say(problem.seen(from: folder).description)
  }

  // MARK: - Trees

  private func show() -> ExitCode {
    var code = ExitCode.success
    for file in discovery.files {
      do {
        let tree = SyntaxTree.parse(SourceText(bytes: try LoadedFile(reading: file.path).bytes))
        StandardStream.output.write(text(of: tree, file.path.relative(to: folder)))
      } catch {
        complain(error)
        code = .failure
      }
    }
    return code
  }

  private func text(of tree: SyntaxTree, _ path: FilePath) -> String {
    if arguments.has(.spans) { return "# \(path)\n" + spans(of: tree) }
    let title = discovery.files.count > 1 ? "# \(path)\n" : ""
    return title + SyntaxTreeText.describing(tree)
  }

  private func spans(of tree: SyntaxTree) -> String {
    var text = ""
    for index in 0..<tree.nodeCount {
      let node = tree.node(at: index)
      guard !node.range.isEmpty else { continue }
      text += "\(node.kind.name) \(node.range.lowerBound) \(node.range.upperBound)\n"
    }
    return text
  }

  // MARK: - Check

  private func check() throws -> ExitCode {
    let (files, folder) = (discovery.files, folder)
    let reports = parallelMap(count: files.count, threads: try arguments.threads()) { number in
      SyntaxReport(checking: files[number].path, from: folder)
    }
    for report in reports {
      for line in report.lines { StandardStream.output.write(line + "\n") }
      if let problem = report.problem { complain(problem) }
    }
    let total = SyntaxTotal(of: reports)
    StandardStream.output.write(total.description + "\n")
    return total.exitCode
  }
}
