import Workspace

/// What the command line asks a run to look at, before anything of it is looked up.
enum InputChoice {
  /// Files on disk: those that the paths stand for, as far as the selection has them. No paths mean no files.
  case paths([FilePath], FileSelection)
  /// What is staged of the files that the paths stand for; no paths mean the current folder.
  case staged([FilePath])
  /// The text on standard input, and the file that it belongs to.
  case standardInput(FilePath?)

  /// What the options and the operands say together, seen from `folder`.
  init(_ arguments: Arguments, from folder: FilePath) throws {
    try Self.requireSense(arguments)
    if arguments.operands == ["-"] || arguments.value(.stdinFilename) != nil {
      self = .standardInput(arguments.value(.stdinFilename).map { FilePath($0) })
      return
    }
    var paths = arguments.operands.map { FilePath($0) }
    if let list = arguments.value(.filesFrom) { paths += try Self.paths(listedIn: list, from: folder) }
    // An empty list asks for nothing; without a list nothing asks for the current folder.
    if paths.isEmpty, arguments.value(.filesFrom) == nil { paths = [FilePath(".")] }
    if arguments.has(.staged) {
      self = .staged(paths)
    } else {
      let isSelective = arguments.has(.changed)
      self = .paths(paths, isSelective ? .changed(since: arguments.value(.since)) : .all)
    }
  }

  /// The paths that a run is about; none stand for the current folder.
  var paths: [FilePath] {
    switch self {
    case .paths(let paths, _), .staged(let paths): paths
    case .standardInput(let path): [path].compactMap(\.self)
    }
  }

  private static func requireSense(_ arguments: Arguments) throws(UsageError) {
    try arguments.require(.changed, without: .staged)
    if arguments.value(.since) != nil, !arguments.has(.changed) {
      throw UsageError("--since goes with --changed")
    }
    if arguments.has(.null), !arguments.has(.showFiles) {
      throw UsageError("-0 goes with --show-files")
    }
    try arguments.require(
      .showFiles, without: .dryRun, .check, .interactive, .maxFixes, .baseline, .format, .output, .statistics)
    let readsText = arguments.operands.contains("-") || arguments.value(.stdinFilename) != nil
    if arguments.has(.interactive), readsText || arguments.value(.filesFrom) == "-" {
      throw UsageError("--interactive reads answers from standard input; nothing else can come from there")
    }
    guard readsText else { return }
    if arguments.operands.contains(where: { $0 != "-" }) || arguments.operands.count > 1 {
      throw UsageError("standard input comes alone: name no other paths beside it")
    }
    for other: OptionName in [.changed, .staged, .filesFrom] where arguments.has(other) {
      throw UsageError("standard input and \(other) don't go together")
    }
  }

  /// The paths in a list: with NUL after each where the list has any, or else one in each line.
  private static func paths(listedIn list: String, from folder: FilePath) throws -> [FilePath] {
    let bytes: [UInt8]
    do {
      bytes =
        try list == "-" ? StandardInput.readAll() : LoadedFile.bytes(of: folder.appending(FilePath(list)))
    } catch {
      throw UsageError("--files-from: \(Swiftfix.message(for: error))")
    }
    let separator: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).map { FilePath(bytes: $0) }
  }
}
