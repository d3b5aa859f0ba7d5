import CodemodKit
import Configurations
import Workspace

extension RunConfiguration {
  /// Creates the configuration that a command line requests.
  init(_ arguments: Arguments, from folder: FilePath) throws {
    let options = try RunOptions(arguments)
    try arguments.require(.config, without: .noConfig)
    let choice = try arguments.value(.config).map {
      ConfigurationFinder.Choice.file(try Self.path(of: $0, from: folder))
    }
    self.init(
      choice ?? (arguments.has(.noConfig) ? .none : .nearest), options,
      codemods: arguments.codemods.metadata,
      excludesNamed: arguments.has(.forceExclude), from: folder)
  }

  /// The absolute path of the `--config` file. Mistakes in the file itself are reported when it is read.
  private static func path(of file: String, from folder: FilePath) throws(UsageError) -> FilePath {
    let path = folder.appending(FilePath(file))
    do {
      _ = try path.resolved()
    } catch .noEntry, .notAFolder {
      throw UsageError("--config \(file): no such file. Check the spelling, and the folder you are in.")
    } catch {}
    return path
  }
}

extension RunOptions {
  /// The options of the command line.
  init(_ arguments: Arguments) throws {
    self.init(for: arguments.codemods.metadata)
    let only = arguments.list(.only)
    if !only.isEmpty { try runOnly(only) }
    try skip(arguments.list(.skip))
    for pattern in arguments.all(.exclude) { try exclude(pattern) }
    if arguments.has(.unsafe) { includeUnsafe() }
    if arguments.has(.hints) { includeHints() }
    // A baseline may hold hints, whether they are reported or not.
    looksForHints =
      arguments.has(.hints) || arguments.value(.failOn) == Tier.hint.rawValue
      || arguments.value(.baseline) != nil || arguments.value(.writeBaseline) != nil
    try allow(arguments.list(.allow))
    for assignment in arguments.all(.option) { try set(assignment) }
    for assignment in arguments.list(.deployment) { try setDeployment(assignment) }
    if let mode = arguments.value(.swift) { try setSwift(mode) }
    if let version = arguments.value(.sdk) { try setSDK(version) }
  }
}
