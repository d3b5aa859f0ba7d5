import Reports
import SwiftCST
import Workspace

/// `--watch`: runs once over everything, and again over each file that changes, until Ctrl-C ends it.
struct Watch {
  private let arguments: Arguments
  private let folder: FilePath

  /// How long to wait between two looks at the files. A person doesn't notice it, and neither does the machine.
  private static let pause = Duration.milliseconds(400)

  /// A watch over what a command line names, seen from `folder`.
  init(_ arguments: Arguments, from folder: FilePath) throws(UsageError) {
    try arguments.require(
      .watch, without: .staged, .filesFrom, .stdinFilename, .interactive, .showFiles, .writeBaseline)
    guard arguments.has(.check) || arguments.has(.dryRun) else {
      throw UsageError("--watch needs --check or --dry-run")
    }
    guard StandardStream.error.isTerminal || StandardStream.output.isTerminal else {
      throw UsageError("--watch needs a terminal; run without it to check once")
    }
    self.arguments = arguments
    self.folder = folder
  }

  /// Runs until the program is ended.
  func run(_ run: (Arguments) throws -> ExitCode) throws -> ExitCode {
    var states = states()
    _ = try run(arguments)
    say("watching \(states.count.counted("file")); Ctrl-C ends it")
    while true {
      HostProcess.sleep(Self.pause)
      let now = self.states()
      let changed = now.filter { $0.value != states[$0.key] }.keys.ascending()
      states = now
      guard !changed.isEmpty else { continue }
      let names = changed.prefix(3).map { $0.relative(to: folder).description }.joined(separator: ", ")
      say(changed.count > 3 ? "\(names) and \(changed.count - 3) more changed" : "\(names) changed")
      do {
        _ = try run(arguments.naming(changed.map(\.text)))
      } catch {
        Swiftfix.say(Swiftfix.message(for: error))
      }
    }
  }

  /// What tells one state of each file from another.
  private func states() -> [FilePath: FileIdentity] {
    let paths = arguments.operands.isEmpty ? [FilePath(".")] : arguments.operands.map { FilePath($0) }
    let files = (try? Discovery(paths, from: folder, mayBeEmpty: true))?.files ?? []
    return Dictionary(
      files.compactMap { file in (try? file.path.status()).map { (file.path, $0.identity) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func say(_ message: String) { Swiftfix.show("— " + message) }
}
