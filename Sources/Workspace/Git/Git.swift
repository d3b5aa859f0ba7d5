/// Runs git in a work tree; no other code does.
///
/// The repository is not trusted. Git runs no command that its configuration names, opens no connection, and
/// uses the same work tree as swiftfix; see ``GitEnvironment``.
struct Git {
  let tree: WorkTree
  private let environment: GitEnvironment

  /// Git in a work tree, with the repository's own index.
  init(_ tree: WorkTree) {
    self.init(tree, GitEnvironment(tree))
  }

  /// Git in a work tree, for staged contents: if a commit hook names an index of this work tree, git uses it.
  init(staging tree: WorkTree) {
    var environment = GitEnvironment(tree)
    environment.takeHookIndex()
    self.init(tree, environment)
  }

  private init(_ tree: WorkTree, _ environment: GitEnvironment) {
    (self.tree, self.environment) = (tree, environment)
  }

  /// The index that a commit hook of this work tree has set; nil if git uses the usual one.
  var hookIndex: FilePath? { environment.hookIndex }

  /// The same without the filters of the configuration, for questions about files on disk: git would run a
  /// filter, which is a command, to compare them. Line ends and encodings need no filter.
  func withoutFilters() throws(WorkspaceError) -> Git {
    let question = ["config", "-z", "--name-only", "--get-regexp", #"^filter\."#]
    let result = try start(words: Self.words(question, []))
    // Git returns this status if nothing matches.
    if result.exitStatus == 1 { return self }
    guard result.exitStatus == 0 else { throw try failure(of: "config", result) }
    var environment = environment
    environment.turnOffFilters(fields(of: result.output))
    return Git(tree, environment)
  }

  // MARK: - Running git

  /// Runs git with `arguments` and `input`, and returns its output; throws if it fails.
  func run(
    _ arguments: [String], paths: [FilePath] = [], input: [UInt8] = []
  ) throws(WorkspaceError) -> [UInt8] {
    try run(words: Self.words(arguments, paths), input: input)
  }

  /// Runs git with `words`, which need not be text, and returns its output; throws if it fails.
  func run(words: [[UInt8]], input: [UInt8] = []) throws(WorkspaceError) -> [UInt8] {
    let result = try start(words: words, input: input)
    guard result.exitStatus == 0 else {
      throw try failure(of: words.first.map { String(decoding: $0, as: UTF8.self) } ?? "", result)
    }
    return result.output
  }

  /// Runs git with `arguments` and returns its output; nil if it fails.
  func answer(_ arguments: [String]) throws(WorkspaceError) -> [UInt8]? {
    let result = try start(words: Self.words(arguments, []))
    return result.exitStatus == 0 ? result.output : nil
  }

  private static func words(_ arguments: [String], _ paths: [FilePath]) -> [[UInt8]] {
    arguments.map { Array($0.utf8) } + (paths.isEmpty ? [] : [Array("--".utf8)] + paths.map(\.bytes))
  }

  /// Runs git with `words` and `input`.
  func start(words: [[UInt8]], input: [UInt8] = []) throws(WorkspaceError) -> ProcessResult {
    guard let program = ProgramSearch.program("git") else { throw .gitMissing }
    let options = ["git", "-C"].map { Array($0.utf8) } + [tree.root.bytes] + GitEnvironment.options
    do {
      return try runProcess(program, options + words, environment: environment.entries, input: input)
    } catch .noEntry {
      throw .gitMissing
    } catch {
      throw .system(.run, FilePath("git"), error)
    }
  }

  // MARK: - Failures

  private func failure(
    of command: String, _ result: ProcessResult
  ) throws(WorkspaceError) -> WorkspaceError {
    .git(command: command, message: try reason(for: result))
  }

  /// The reason why git failed, in its own words.
  ///
  /// Some of its commands only print a long explanation of their options if git doesn't accept the folder as
  /// a repository, for example because another user owns it. Another command then reports the reason.
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

/// The parts of git's output, which each end with a NUL.
func fields(of answer: [UInt8]) -> [ArraySlice<UInt8>] {
  answer.split(separator: 0)
}
