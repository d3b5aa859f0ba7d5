/// A change of a file's entry in git's index.
package struct IndexChange: Hashable, Sendable {
  /// The top of the work tree, absolute.
  let root: FilePath
  /// The path relative to the top.
  let name: [UInt8]
  /// The mode, in octal digits; it doesn't change.
  let mode: [UInt8]
  /// The blob names before and after the change.
  let (old, new): ([UInt8], [UInt8])

  /// The path of the file, which need not exist: absolute.
  package var path: FilePath { root.appending(FilePath(bytes: name)) }

  /// The change that reverts this one.
  var reversed: IndexChange { IndexChange(root: root, name: name, mode: mode, old: new, new: old) }
}

/// Changes in the index of one work tree.
struct IndexUpdate {
  /// The state of a file's entry, relative to a change.
  enum State: Hashable, Sendable {
    case old, new
    /// Another program has staged or unstaged something.
    case foreign
  }

  private let tree: WorkTree
  private var git: Git { Git(staging: tree) }
  private let changes: [IndexChange]

  /// Changes of one work tree; nil if there are none, or if the work tree no longer exists.
  init?(_ changes: [IndexChange]) {
    guard let root = changes.first?.root, let tree = WorkTree(at: root) else { return nil }
    self.tree = tree
    self.changes = changes
  }

  /// The current state of the index for each change.
  func states() throws(WorkspaceError) -> [State] {
    let now = try tree.indexEntries(of: changes.map(\.name), git)
    return changes.map { change in
      guard let entry = now[change.name], entry.mode == change.mode else { return .foreign }
      return entry.object == change.old ? .old : entry.object == change.new ? .new : .foreign
    }
  }

  /// Whether git has the new contents, for each change: git eventually deletes blobs without a reference.
  func canBeWritten() throws(WorkspaceError) -> [Bool] {
    let question = Array(changes.map { $0.new + [UInt8(ascii: "\n")] }.joined())
    let answer = try git.run(["cat-file", "--batch-check"], input: question)
    let lines = answer.split(separator: UInt8(ascii: "\n"))
    return changes.indices.map { $0 < lines.count && !lines[$0].suffix(8).elementsEqual(" missing".utf8) }
  }

  /// Writes the new contents of all changes to the index, or of none.
  func write() throws(WorkspaceError) {
    try tree.requireOwnIndex()
    let now = try tree.indexEntries(of: changes.map(\.name), git)
    let isMarked = { (change: IndexChange) in
      now[change.name].map { $0.isSkipped || $0.isAssumedUnchanged } ?? false
    }
    let marking = Self.marking(changes.filter(isMarked), as: now)
    let words = ["update-index", "-z"].map { Array($0.utf8) } + marking + [Array("--index-info".utf8)]
    let lines = changes.filter { !isMarked($0) }.map { change in
      change.mode + [UInt8(ascii: " ")] + change.new + [UInt8(ascii: "\t")] + change.name + [0]
    }
    _ = try git.run(words: words, input: Array(lines.joined()))
  }

  /// The arguments that mark entries which git must not compare with the disk: it compares a new entry unless
  /// it is marked again.
  private static func marking(_ changes: [IndexChange], as now: [[UInt8]: IndexEntry]) -> [[UInt8]] {
    let comma = [UInt8(ascii: ",")]
    let entries = changes.flatMap { change -> [[UInt8]] in
      let entry = [change.mode, change.new, change.name].joined(separator: comma)
      return [Array("--cacheinfo".utf8), Array(entry)]
    }
    func marked(_ option: String, _ isMarked: (IndexEntry) -> Bool) -> [[UInt8]] {
      // A name may begin with a hyphen.
      let names = changes.map(\.name).filter { now[$0].map(isMarked) ?? false }
      return [Array(option.utf8)] + names.map { Array("./".utf8) + $0 }
    }
    return entries + marked("--skip-worktree", \.isSkipped)
      + marked("--assume-unchanged", \.isAssumedUnchanged)
  }
}
