import CodemodKit
import Configurations
import Workspace

extension RunConfiguration {
  /// The configuration that a command line asks for.
  init(_ arguments: Arguments, from folder: FilePath) throws {
    let options = try RunOptions(arguments)
    let file = arguments.value(.config)
    guard file == nil || !arguments.has(.noConfig) else {
      throw UsageError("--config and --no-config don't go together")
    }
    let choice = file.map { ConfigurationFinder.Choice.file(folder.appending(FilePath($0))) }
    self.init(
      choice ?? (arguments.has(.noConfig) ? .none : .nearest), options,
      codemods: arguments.codemods.metadata,
      excludesNamed: arguments.has(.forceExclude), from: folder)
  }
}

extension RunOptions {
  /// What the command line asks for.
  init(_ arguments: Arguments) throws {
    self.init(for: arguments.codemods.metadata)
    let only = arguments.list(.only)
    if !only.isEmpty { try runOnly(only) }
    if arguments.has(.unsafe) { includeUnsafe() }
    try allow(arguments.list(.allow))
    for assignment in arguments.all(.option) { try set(assignment) }
    for assignment in arguments.list(.deployment) { try setDeployment(assignment) }
    if let mode = arguments.value(.swift) { try setSwift(mode) }
    if let version = arguments.value(.sdk) { try setSDK(version) }
  }
}
