/// Runs git in a work tree: the only place that does.
///
/// The repository is not trusted. Git runs no command that its configuration names, opens no connection, and
/// takes for the work tree what we do; see ``GitEnvironment``.
struct Git {
  let tree: WorkTree
  private let environment: GitEnvironment

  /// Git in a work tree, for questions about the index that it always has.
  init(_ tree: WorkTree) {
    self.init(tree, GitEnvironment(tree))
  }

  /// Git in a work tree, for what is staged: where a commit hook names an index of this work tree, that is the
  /// one.
  init(staging tree: WorkTree) {
    var environment = GitEnvironment(tree)
    environment.takeHookIndex()
    self.init(tree, environment)
  }

  private init(_ tree: WorkTree, _ environment: GitEnvironment) {
    (self.tree, self.environment) = (tree, environment)
  }

  /// The index that a commit hook of this work tree has set; nil where git takes the usual one.
  var hookIndex: FilePath? { environment.hookIndex }

  /// The same without the filters that the configuration names, for what looks at files on disk: git compares
  /// them by what a filter, which is a command, makes of them. Line ends and encodings it changes by itself.
  func withoutFilters() throws(WorkspaceError) -> Git {
    let question = ["config", "-z", "--name-only", "--get-regexp", #"^filter\."#]
    let result = try start(words: Self.words(question, []))
    // Git ends so where nothing matches.
    if result.exitStatus == 1 { return self }
    guard result.exitStatus == 0 else { throw try failure(of: "config", result) }
    var environment = environment
    environment.turnOffFilters(fields(of: result.output))
    return Git(tree, environment)
  }

  // MARK: - Asking

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
      throw try failure(of: words.first.map { String(decoding: $0, as: UTF8.self) } ?? "", result)
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
