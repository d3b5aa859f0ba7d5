package import CodemodKit
import Configurations
import Reports
import Workspace

/// The command line: selects and runs the command, and converts errors to a message and an exit code.
package struct Swiftfix: Sendable {
  /// The version that `--version` prints.
  package static let version = "0.1.0"

  private let codemods: CodemodCatalog
  private let serve: @Sendable (Arguments) throws -> ExitCode

  /// - Parameters:
  ///   - codemods: The available passes.
  ///   - serve: Runs the language server.
  package init(_ codemods: CodemodCatalog, serve: @escaping @Sendable (Arguments) throws -> ExitCode) {
    self.codemods = codemods
    self.serve = serve
  }

  /// Runs the program and exits.
  package func main() {
    HostProcess.fillStandardFiles()
    HostProcess.outliveBrokenPipes()
    HostProcess.takeMemoryInLargeSteps()
    let words = Array(CommandLine.arguments.dropFirst())
    HostProcess.exit(withDeepStack { run(words).rawValue })
  }

  private func run(_ words: [String]) -> ExitCode {
    do {
      let command = Self.command(named: words.first)
      var arguments = try Arguments(
        Array(words.dropFirst(command.name.isEmpty ? 0 : 1)), for: command, codemods)
      if arguments.has(.help) || arguments.has(.helpAll) {
        return HelpCommand.show(command, isComplete: arguments.has(.helpAll))
      }
      if arguments.has(.version) {
        StandardStream.output.write("swiftfix \(Self.version)\n")
        return .success
      }
      if command.command.needsProjectCodemods {
        try arguments.findCodemods(from: HostProcess.currentFolder())
      }
      return try run(command.command, arguments)
    } catch let error as ConfigurationMistakes {
      Self.say(error)
    } catch WorkspaceError.notFound(let path) {
      Self.say(WorkspaceError.notFound(path).description + Self.commandHint(path.text))
    } catch {
      Self.say(Self.message(for: error))
    }
    return .failure
  }

  /// The error and what to do about it, with paths relative to the current folder.
  static func message(for error: any Error) -> String {
    switch error {
    case let error as UsageError: error.message
    case let error as WorkspaceError:
      (try? HostProcess.currentFolder()).map { error.seen(from: $0).description } ?? error.description
    default: "\(error)"
    }
  }

  /// Writes a message to standard error.
  static func say(_ message: String) { show("swiftfix: " + message) }

  /// Writes lines to standard error, wrapped at the terminal's width.
  static func show(_ text: String) {
    let paint = Paint(isOn: false, columnCount: StandardStream.error.columnCount)
    StandardStream.error.write(paint.message(text))
  }

  /// Reports all mistakes in configuration files.
  private static func say(_ error: ConfigurationMistakes) {
    let folder = (try? HostProcess.currentFolder()) ?? FilePath("/")
    for mistake in error.mistakes { show(mistake.text(from: folder)) }
    say("nothing was done; correct the configuration, or pass --no-config")
  }

  private static func command(named word: String?) -> CommandDeclaration {
    CommandDeclaration.all.first { $0.name == word && !$0.name.isEmpty } ?? .fix
  }

  /// What to type instead of a missing path that looks like a command or an option.
  private static func commandHint(_ word: String) -> String {
    let names = CommandDeclaration.all.map(\.name).filter { !$0.isEmpty }
    let options = CommandDeclaration.fix.allOptions.map(\.name.rawValue)
    guard !word.contains("/") else { return "" }
    if names.contains(word) { return " Did you mean 'swiftfix \(word)'? The command comes first." }
    if let meaning = ForeignWord(word) { return " No such command either: \(meaning.advice)" }
    if options.contains(word) { return " Did you mean 'swiftfix --\(word)'?" }
    if let name = NearestName.of(word, among: names) { return " Did you mean 'swiftfix \(name)'?" }
    return NearestName.of(word, among: options).map { " Did you mean 'swiftfix --\($0)'?" } ?? ""
  }

  private func run(_ command: Command, _ arguments: Arguments) throws -> ExitCode {
    switch command {
    case .fix: try FixCommand.run(arguments)
    case .search: try SearchCommand.run(arguments)
    case .rewrite: try RewriteCommand.run(arguments)
    case .suppress: try FixCommand.suppress(arguments)
    case .test: try TestCommand.run(arguments)
    case .new: try NewCommand.run(arguments)
    case .undo: try UndoCommand.run(arguments)
    case .list: try ListCommand.run(arguments)
    case .explain: try ExplainCommand.run(arguments)
    case .why: try WhyCommand.run(arguments)
    case .config: try ConfigCommand.run(arguments)
    case .initialize: try InitCommand.run(arguments)
    case .syntax: try SyntaxCommand.run(arguments)
    case .schema: try SchemaCommand.run(arguments)
    case .lsp: try serve(arguments)
    case .completions: try CompletionsCommand.run(arguments)
    case .man: try ManCommand.run(arguments)
    case .help: try HelpCommand.run(arguments)
    }
  }
}
