/// Where a tree's lock, its journal and the record of its last run are kept.
///
/// In a git work tree that is `swiftfix` in git's own folder. Elsewhere it is a folder of the user's state,
/// one for each root.
package struct StateFolder: Hashable, Sendable {
  /// The folder, absolute.
  package let path: FilePath

  /// The state folder at a path.
  package init(path: FilePath) {
    self.path = path
  }

  /// The folder for a run that writes `files` (absolute, without symlinks).
  ///
  /// - Parameter stateHome: the folder for all state outside git; nil takes the user's.
  package static func forWriting(
    _ files: [FilePath], stateHome: FilePath? = nil
  ) throws(WorkspaceError) -> StateFolder {
    var finder = WorkTreeFinder()
    let folders = Set(files.map(\.parent))
    let trees = Set(folders.map { finder.workTree(containing: $0) })
    if trees.count == 1, let tree = trees.first ?? nil { return StateFolder(of: tree) }
    let root = folders.dropFirst().reduce(folders.first ?? FilePath("/")) { root, folder in
      var root = root
      while !root.contains(folder) { root = root.parent }
      return root
    }
    return StateFolder(path: try home(stateHome).appending(key(of: root)))
  }

  /// The folders that may hold the last run over files in or around `folder`: git's, then those of the
  /// folders on the way up.
  package static func around(_ folder: FilePath, stateHome: FilePath? = nil) -> [StateFolder] {
    let tree = WorkTree.containing(folder)
    var states = tree.map { [StateFolder(of: $0)] } ?? []
    guard let home = try? home(stateHome) else { return states }
    var ancestor = folder
    while true {
      states.append(StateFolder(path: home.appending(key(of: ancestor))))
      let parent = ancestor.parent
      if parent == ancestor { return states }
      ancestor = parent
    }
  }

  /// The folders in which a run has left a journal: that of the work tree around `folder`, and all outside
  /// git.
  ///
  /// A run that is under way now has a journal too; ``Transaction/recover()`` needs its lock and so waits for
  /// it.
  package static func unfinished(around folder: FilePath, stateHome: FilePath? = nil) -> [StateFolder] {
    var states = WorkTree.containing(folder).map { [StateFolder(of: $0)] } ?? []
    if let home = try? home(stateHome), let entries = try? Platform.entries(of: home) {
      states += entries.map { StateFolder(path: home.appending(FilePath(bytes: $0.name))) }
    }
    return states.filter(\.isUnfinished)
  }

  /// Whether a run has left a journal here.
  package var isUnfinished: Bool {
    Journal.Phase.pending.contains { exists($0) }
  }

  /// Of several folders the one with the latest record of a run.
  package static func latest(of states: [StateFolder]) -> StateFolder? {
    let dated = states.compactMap { state in
      (try? Platform.status(of: state.file(.done))).map { (state, $0.identity) }
    }
    return dated.max { left, right in
      (left.1.modifiedSeconds, left.1.modifiedNanoseconds) < (
        right.1.modifiedSeconds, right.1.modifiedNanoseconds
      )
    }?.0
  }

  private init(of tree: WorkTree) {
    path = tree.gitFolder.appending("swiftfix")
  }

  func file(_ phase: Journal.Phase) -> FilePath { path.appending(phase.rawValue) }

  func exists(_ phase: Journal.Phase) -> Bool { (try? Platform.status(of: file(phase))) != nil }

  /// Makes the folder, and those around it that are missing.
  func make() throws(WorkspaceError) {
    var missing: [FilePath] = []
    var folder = path
    while (try? Platform.status(of: folder)) == nil, folder.parent != folder {
      missing.append(folder)
      folder = folder.parent
    }
    for folder in missing.reversed() {
      do {
        try Platform.makeFolder(folder)
      } catch .exists {
        // Another run was quicker.
      } catch {
        throw .writing(.create, folder, error)
      }
    }
  }

  private static func home(_ given: FilePath?) throws(WorkspaceError) -> FilePath {
    if let given { return given.appending("swiftfix") }
    if let state = Platform.environment("XDG_STATE_HOME"), state.isAbsolute {
      return state.appending("swiftfix")
    }
    guard let home = Platform.environment("HOME"), home.isAbsolute else { throw .noStateFolder }
    return home.appending(".local/state/swiftfix")
  }

  /// A name for a root: its last component for people, and a hash (FNV-1a) of the whole.
  private static func key(of root: FilePath) -> FilePath {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in root.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return FilePath(bytes: root.name.prefix(64) + Array("-".utf8) + Array(String(hash, radix: 16).utf8))
  }
}
