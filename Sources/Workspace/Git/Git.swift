/// Runs git in a work tree.
struct Git {
  let tree: WorkTree

  init(_ tree: WorkTree) {
    self.tree = tree
  }

  /// What git writes when it is asked `arguments`; an error where it fails.
  func run(_ arguments: [String], paths: [FilePath] = []) throws(WorkspaceError) -> [UInt8] {
    let result = try start(arguments, paths: paths)
    guard result.exitStatus == 0 else {
      throw .git(command: arguments[0], message: Self.lastWords(of: result))
    }
    return result.output
  }

  /// What git writes when it is asked `arguments`; nil where it fails.
  func answer(_ arguments: [String]) throws(WorkspaceError) -> [UInt8]? {
    let result = try start(arguments, paths: [])
    return result.exitStatus == 0 ? result.output : nil
  }

  private func start(_ arguments: [String], paths: [FilePath]) throws(WorkspaceError) -> ProcessResult {
    // Paths mean themselves, not patterns, and asking must not lock the index against the user's own git.
    let options = ["--literal-pathspecs", "--no-optional-locks"]
    var words = ["git", "-C"].map { Array($0.utf8) } + [tree.root.bytes]
    words += (options + arguments).map { Array($0.utf8) }
    if !paths.isEmpty { words += [Array("--".utf8)] + paths.map(\.bytes) }
    do {
      return try runProcess(words, environment: environment())
    } catch .noEntry {
      throw .gitMissing
    } catch {
      throw .system(.run, FilePath("git"), error)
    }
  }

  /// Our environment without what a hook of this or another repository has set to steer its own git.
  ///
  /// The index that a commit hook names is kept where it is this work tree's: it holds what is to be
  /// committed.
  private func environment() -> [[UInt8]] {
    let index = Array("GIT_INDEX_FILE=".utf8)
    let dropped = ["GIT_DIR=", "GIT_WORK_TREE=", "GIT_PREFIX=", "GIT_COMMON_DIR=", "GIT_OBJECT_DIRECTORY="]
    return Platform.environmentEntries().filter { entry in
      if entry.starts(with: index) {
        let path = tree.root.appending(FilePath(bytes: entry.dropFirst(index.count)))
        return tree.gitFolder.contains(path)
      }
      return !dropped.contains { entry.starts(with: $0.utf8) }
    }
  }

  private static func lastWords(of result: ProcessResult) -> String {
    let text = String(decoding: result.errors, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("hint:") }
    return lines.isEmpty ? "exit status \(result.exitStatus)" : lines.joined(separator: " ")
  }
}

/// The parts of an answer that git ends with NUL each.
func fields(of answer: [UInt8]) -> [ArraySlice<UInt8>] {
  answer.split(separator: 0)
}
