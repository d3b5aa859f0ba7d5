/// The options and variables for git, which prevent an untrusted repository from making it run a command,
/// access files outside of the work tree, or wait for input.
struct GitEnvironment {
  private let tree: WorkTree
  private var usesHookIndex = false
  /// Settings that override all configuration files, in addition to ``options``.
  private var settings: [(key: [UInt8], value: [UInt8])] = []

  /// The environment for a work tree.
  init(_ tree: WorkTree) { self.tree = tree }

  // MARK: - Options

  /// The options before each command.
  static let options = (switches + ["core", "diff", "protocol"].flatMap(overrides)).map { Array($0.utf8) }

  /// Paths are literal, not patterns, and a query must not lock the index against the user's own git.
  private static let switches = ["--literal-pathspecs", "--no-optional-locks", "--no-pager"]

  /// Overrides of the settings in a section that name commands to run, or hosts to contact.
  private static func overrides(_ section: String) -> [String] {
    let settings =
      switch section {
      case "core": ["fsmonitor=false", "hooksPath=/dev/null", "pager=cat"]
      case "diff": ["external="]
      default: ["allow=never"]
      }
    return settings.flatMap { ["-c", "\(section).\($0)"] }
  }

  /// Turns off the filters with some configuration keys (such as `filter.NAME.clean`).
  ///
  /// A filter name may contain any character, so command line options can't express all of them.
  mutating func turnOffFilters(_ keys: [ArraySlice<UInt8>]) {
    let names = Set(keys.compactMap { key in key.lastIndex(of: UInt8(ascii: ".")).map { key[..<$0] } })
    for name in names {
      for (command, value) in [("clean", ""), ("smudge", ""), ("process", ""), ("required", "false")] {
        settings.append((Array(name) + Array(".\(command)".utf8), Array(value.utf8)))
      }
    }
  }

  // MARK: - Variables

  /// The environment for git: the user's variables, of which only the ones below may configure git, and our
  /// own.
  var entries: [[UInt8]] {
    let inherited = POSIX.environmentEntries().filter(isInherited)
    return inherited + ours.map { Array("\($0)=".utf8) + $1 }
  }

  /// The variables of git that a user sets for all repositories. Variables that a hook of this or another
  /// repository sets are excluded, except for configuration, which may be the user's.
  private static let inherited = [
    "CONFIG_", "EXEC_PATH=", "TRACE", "ATTR_NOSYSTEM=", "DISCOVERY_ACROSS_FILESYSTEM=",
    "TEST_ASSUME_DIFFERENT_OWNER=",
  ].map { Array("GIT_\($0)".utf8) }

  private func isInherited(_ entry: [UInt8]) -> Bool {
    if entry.starts(with: "PATH=".utf8) || entry.starts(with: "GIT_CONFIG_COUNT=".utf8) { return false }
    return !entry.starts(with: "GIT_".utf8) || Self.inherited.contains { entry.starts(with: $0) }
  }

  private var ours: [(String, [UInt8])] {
    let path = ProgramSearch.folders.map(\.bytes).joined(separator: [UInt8(ascii: ":")])
    var variables: [(String, [UInt8])] = [
      ("PATH", Array(path)),
      // The configuration of a repository can name another folder; and if git doesn't accept the folder as a
      // repository, it must not use an enclosing one.
      ("GIT_WORK_TREE", tree.root.bytes), ("GIT_CEILING_DIRECTORIES", tree.root.parent.bytes),
      // A repository can allow single protocols; this overrides it. (No protocol has this name.)
      ("GIT_ALLOW_PROTOCOL", Array("none".utf8)), ("GIT_NO_LAZY_FETCH", [UInt8(ascii: "1")]),
      ("GIT_TERMINAL_PROMPT", [UInt8(ascii: "0")]),
    ]
    if usesHookIndex, let hookIndex { variables.append(("GIT_INDEX_FILE", hookIndex.bytes)) }
    return variables + numberedSettings
  }

  /// Our settings, numbered after those that the user has set in the same way.
  private var numberedSettings: [(String, [UInt8])] {
    let own = POSIX.environment("GIT_CONFIG_COUNT").flatMap { Int($0.text) } ?? 0
    let pairs = settings.enumerated().flatMap { number, setting in
      [("GIT_CONFIG_KEY_\(own + number)", setting.key), ("GIT_CONFIG_VALUE_\(own + number)", setting.value)]
    }
    return [("GIT_CONFIG_COUNT", Array(String(own + settings.count).utf8))] + pairs
  }

  // MARK: - The index of a hook

  /// Makes git use the index that a commit hook names, if it belongs to this work tree: it contains what is
  /// to be committed.
  mutating func takeHookIndex() { usesHookIndex = true }

  /// The index that a commit hook of this work tree has set; nil if git uses the usual one.
  var hookIndex: FilePath? {
    guard let name = POSIX.environment("GIT_INDEX_FILE") else { return nil }
    let path = tree.root.appending(name)
    guard let folder = try? POSIX.realPath(path.parent), tree.gitFolder.contains(folder) else {
      return nil
    }
    return folder.appending(FilePath(bytes: path.name))
  }
}
