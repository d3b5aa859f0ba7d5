import CodemodKit
import Patterns
import Reports
import Rewriting
import Workspace

/// `swiftfix test [NAME…]`: runs the examples of codemods.
struct TestCommand {
  private let arguments: Arguments
  private let folder: FilePath

  /// Runs the command and returns the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    try TestCommand(arguments: arguments, folder: HostProcess.currentFolder()).run()
  }

  private func run() throws -> ExitCode {
    let found = try ProjectCodemods(for: [], from: folder, taken: arguments.builtIn.metadata.map(\.id)).all
    let wanted = arguments.operands
    for name in wanted where !found.contains(where: { $0.page.name == name }) {
      let hint = NearestName.question(for: name, among: found.map(\.page.name))
      throw UsageError(
        "no codemod '\(name)' in .swiftfix/codemods here or above; \(hint ?? "'swiftfix list' shows them")")
    }
    let tested = found.filter { wanted.isEmpty || wanted.contains($0.page.name) }
    guard !tested.isEmpty else {
      throw UsageError(
        "there are no codemods in .swiftfix/codemods here or above; 'swiftfix new codemod NAME' writes one")
    }
    let failures = parallelMap(count: tested.count) { number in
      PageTest(tested[number].page, tested[number].pass.configured).failures
    }
    for (codemod, failures) in zip(tested, failures) { show(codemod, failures) }
    return failures.allSatisfy(\.isEmpty) ? .success : .findings
  }

  private func show(_ codemod: ProjectCodemods.Found, _ failures: [PageTest.Failure]) {
    guard !failures.isEmpty else {
      let count = codemod.page.examples.count
      StandardStream.output.write("\(codemod.page.name): \(count) example\(count == 1 ? "" : "s") passed\n")
      return
    }
    let path = codemod.path.relative(to: folder).description
    for failure in failures {
      StandardStream.output.write("\(path):\(failure.line): \(failure.message)\n")
      guard failure.expected != failure.actual else { continue }
      let diff = UnifiedDiff(
        path: Array("example.swift".utf8), old: Array((failure.expected + "\n").utf8),
        new: Array((failure.actual + "\n").utf8))
      let lines = diff.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .dropFirst(3)
      StandardStream.output.write(Array(lines.joined(separator: [UInt8(ascii: "\n")])))
    }
  }
}
