import Reports
import SwiftCST
import Workspace

/// `--watch`: runs once over everything, and again over each changed file, until Ctrl-C ends it.
struct Watch {
  private let arguments: Arguments
  private let folder: FilePath

  /// The time between two checks of the files: too short for the user to notice, and long enough to cause no
  /// load.
  private static let pause = Duration.milliseconds(400)

  /// Creates a watch over the files of a command line, relative to `folder`.
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

  /// Runs until the program ends.
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

  /// The identity of each file, which changes when it is written.
  private func states() -> [FilePath: FileIdentity] {
    let paths = arguments.operands.isEmpty ? [FilePath(".")] : arguments.operands.map { FilePath($0) }
    let files = (try? Discovery(paths, from: folder, mayBeEmpty: true))?.files ?? []
    return Dictionary(
      files.compactMap { file in (try? file.path.status()).map { (file.path, $0.identity) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func say(_ message: String) { Swiftfix.show("— " + message) }
}
