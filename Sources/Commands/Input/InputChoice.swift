import Workspace

/// The input that the command line selects, before any of it is looked up.
enum InputChoice {
  /// Files on disk: the files at the paths, filtered by the selection. No paths mean no files; a folder
  /// without Swift files is an error, unless it comes from a list.
  case paths([FilePath], FileSelection, areListed: Bool)
  /// The staged contents of the files at the paths. No paths mean no files.
  case staged([FilePath])
  /// The text on standard input, and the file that it belongs to.
  case standardInput(FilePath?)

  /// The input that the options and the operands select, relative to `folder`.
  init(_ arguments: Arguments, from folder: FilePath) throws {
    try Self.requireSense(arguments)
    if arguments.operands == ["-"] || arguments.value(.stdinFilename) != nil {
      self = .standardInput(arguments.value(.stdinFilename).map { FilePath($0) })
      return
    }
    var paths = arguments.operands.map { FilePath($0) }
    let list = arguments.value(.filesFrom)
    if let list { paths += try Self.paths(listedIn: list, from: folder, isQuiet: arguments.has(.quiet)) }
    // An empty list selects nothing; without a list, no paths mean the current folder.
    if paths.isEmpty, list == nil { paths = [FilePath(".")] }
    if arguments.has(.staged) {
      self = .staged(paths)
    } else {
      let isSelective = arguments.has(.changed)
      let selection = isSelective ? FileSelection.changed(since: arguments.value(.since)) : .all
      self = .paths(paths, selection, areListed: list != nil)
    }
  }

  /// The paths of the run; empty for the current folder.
  var paths: [FilePath] {
    switch self {
    case .paths(let paths, _, _), .staged(let paths): paths
    case .standardInput(let path): [path].compactMap(\.self)
    }
  }

  private static func requireSense(_ arguments: Arguments) throws(UsageError) {
    try arguments.require(.changed, without: .staged)
    try arguments.require(.requireClean, without: .allowDirty)
    if arguments.value(.since) != nil, !arguments.has(.changed) {
      throw UsageError("--since needs --changed")
    }
    if arguments.has(.null), !arguments.has(.showFiles) {
      throw UsageError("-0 needs --show-files")
    }
    try arguments.require(
      .showFiles, without: .dryRun, .check, .interactive, .maxFixes, .baseline, .format, .output, .statistics)
    let readsText = arguments.operands.contains("-") || arguments.value(.stdinFilename) != nil
    if arguments.has(.interactive), readsText || arguments.value(.filesFrom) == "-" {
      throw UsageError(
        "--interactive reads answers from standard input, so paths or text can't come from "
          + "there")
    }
    guard readsText else { return }
    if arguments.operands.contains(where: { $0 != "-" }) || arguments.operands.count > 1 {
      throw UsageError("standard input can't be combined with other paths")
    }
    for other: OptionName in [.changed, .staged, .filesFrom] where arguments.has(other) {
      throw UsageError("standard input and \(other) can't be combined")
    }
  }

  /// The paths in a list that a run can use; reports those that it skips.
  private static func paths(
    listedIn list: String, from folder: FilePath, isQuiet: Bool
  ) throws(UsageError) -> [FilePath] {
    let file = FilePath(list)
    guard !file.hasSuffix(".swift") else {
      throw UsageError(
        "--files-from: \(file): a Swift file, not a list of paths. To check it, name it without the option.")
    }
    let bytes: [UInt8]
    do {
      bytes = try list == "-" ? StandardInput.readAll() : LoadedFile.bytes(of: folder.appending(file))
    } catch {
      throw UsageError("--files-from: \(Swiftfix.message(for: error))")
    }
    let listed = try ListedPaths(bytes, from: folder)
    if !isQuiet { listed.remarks.forEach(Swiftfix.say) }
    return listed.paths
  }
}
