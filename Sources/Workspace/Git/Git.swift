/// Runs git in a work tree.
struct Git {
  let tree: WorkTree

  init(_ tree: WorkTree) {
    self.tree = tree
  }

  /// What git writes when it is asked `arguments` and reads `input`; an error where it fails.
  func run(
    _ arguments: [String], paths: [FilePath] = [], input: [UInt8] = []
  ) throws(WorkspaceError) -> [UInt8] {
    try run(words: Self.words(arguments, paths), input: input)
  }

  /// What git writes when it is asked `words`, which need not be text; an error where it fails.
  func run(words: [[UInt8]], input: [UInt8] = []) throws(WorkspaceError) -> [UInt8] {
    let result = try start(words: words, input: input)
    guard result.exitStatus == 0 else {
      let command = words.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
      throw .git(command: command, message: try reason(for: result))
    }
    return result.output
  }

  /// What git writes when it is asked `arguments`; nil where it fails.
  func answer(_ arguments: [String]) throws(WorkspaceError) -> [UInt8]? {
    let result = try start(words: Self.words(arguments, []))
    return result.exitStatus == 0 ? result.output : nil
  }

  private static func words(_ arguments: [String], _ paths: [FilePath]) -> [[UInt8]] {
    arguments.map { Array($0.utf8) } + (paths.isEmpty ? [] : [Array("--".utf8)] + paths.map(\.bytes))
  }

  /// How git ends when it is asked `words` and reads `input`.
  func start(words: [[UInt8]], input: [UInt8] = []) throws(WorkspaceError) -> ProcessResult {
    // Paths mean themselves, not patterns, and asking must not lock the index against the user's own git.
    let options = ["--literal-pathspecs", "--no-optional-locks"].map { Array($0.utf8) }
    let command = ["git", "-C"].map { Array($0.utf8) } + [tree.root.bytes] + options + words
    do {
      return try runProcess(command, environment: environment(), input: input)
    } catch .noEntry {
      throw .gitMissing
    } catch {
      throw .system(.run, FilePath("git"), error)
    }
  }

  /// Our environment without what a hook of this or another repository has set to steer its own git (of what
  /// `git rev-parse --local-env-vars` names, all but configuration, which may be the user's), and without
  /// what gives paths another meaning.
  ///
  /// The index that a commit hook names is kept where it is this work tree's: it holds what is to be
  /// committed.
  private func environment() -> [[UInt8]] {
    POSIX.environmentEntries().filter { entry in
      if entry.starts(with: "GIT_INDEX_FILE=".utf8) { return hookIndex != nil }
      return !Self.dropped.contains { entry.starts(with: "GIT_\($0)=".utf8) }
    }
  }

  private static let dropped = [
    "DIR", "WORK_TREE", "IMPLICIT_WORK_TREE", "PREFIX", "COMMON_DIR", "OBJECT_DIRECTORY",
    "ALTERNATE_OBJECT_DIRECTORIES", "NAMESPACE", "GRAFT_FILE", "SHALLOW_FILE", "NO_REPLACE_OBJECTS",
    "REPLACE_REF_BASE", "INTERNAL_SUPER_PREFIX", "GLOB_PATHSPECS", "NOGLOB_PATHSPECS", "ICASE_PATHSPECS",
  ]

  /// The index that a commit hook of this work tree has set; nil where git takes the usual one.
  var hookIndex: FilePath? {
    guard let name = POSIX.environment("GIT_INDEX_FILE") else { return nil }
    let path = tree.root.appending(name)
    guard let folder = try? POSIX.realPath(path.parent), tree.gitFolder.contains(folder) else {
      return nil
    }
    return folder.appending(FilePath(bytes: path.name))
  }

  /// Why git has failed, in its own words.
  ///
  /// Some of its commands explain their options, at length, where git takes the folder for no repository that
  /// it may use, as where another user owns it. Another question tells the reason then.
  private func reason(for failure: ProcessResult) throws(WorkspaceError) -> String {
    guard failure.exitStatus == Self.wrongUsage else { return Self.lastWords(of: failure) }
    let other = try start(words: ["rev-parse", "--git-dir"].map { Array($0.utf8) })
    return Self.lastWords(of: other.exitStatus == 0 ? failure : other)
  }

  private static let wrongUsage: Int32 = 129

  private static func lastWords(of result: ProcessResult) -> String {
    let text = String(decoding: result.errors, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("hint:") }
      .map { $0.drop(while: \.isWhitespace) }
    return lines.isEmpty ? "exit status \(result.exitStatus)" : lines.joined(separator: " ")
  }
}

/// The parts of an answer that git ends with NUL each.
func fields(of answer: [UInt8]) -> [ArraySlice<UInt8>] {
  answer.split(separator: 0)
}
