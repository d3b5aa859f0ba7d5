/// The files and folders that the paths on the command line refer to.
struct Targets {
  /// A folder, and its path as the user wrote it.
  struct Folder {
    let path: FilePath
    let given: FilePath
  }

  private(set) var files: [FilePath] = []
  private(set) var folders: [Folder] = []

  init(_ paths: [FilePath], from base: FilePath) throws(WorkspaceError) {
    for path in paths { try take(path, from: base) }
  }

  private mutating func take(_ path: FilePath, from base: FilePath) throws(WorkspaceError) {
    let real: FilePath
    do {
      real = try POSIX.realPath(base.appending(path))
    } catch .noEntry, .notAFolder {
      throw .notFound(path)
    } catch {
      throw .system(.read, path, error)
    }
    switch try attempt(.read, path, { () throws(Errno) in try POSIX.status(of: real) }).kind {
    case .folder: folders.append(Folder(path: real, given: path))
    case .file where ExclusionRules.isSwift(path.bytes[...]) || ExclusionRules.isSwift(real.bytes[...]):
      files.append(real)
    case .file: throw .notSwift(path)
    default: throw .notAFile(path)
    }
  }

  /// The folders by their work tree.
  var foldersByTree: [(tree: WorkTree?, folders: [Folder])] {
    var finder = WorkTreeFinder()
    let groups = Dictionary(grouping: folders) { finder.workTree(containing: $0.path) }
    return Self.inOrder(groups)
  }

  /// The files by their work tree.
  var filesByTree: [(tree: WorkTree?, files: [FilePath])] {
    var finder = WorkTreeFinder()
    let groups = Dictionary(grouping: files) { finder.workTree(containing: $0.parent) }
    return Self.inOrder(groups)
  }

  /// Throws if git would refuse to work because of a broken link: it then doesn't search for a repository
  /// further up.
  func requireSoundLinks() throws(WorkspaceError) {
    let places = folders.map(\.path) + files.map(\.parent)
    if let link = WorkTree.brokenLink(around: Set(places)) { throw .brokenGitLink(link) }
  }

  /// Sorted by root, so that the same error is always the first.
  private static func inOrder<Item>(_ groups: [WorkTree?: [Item]]) -> [(WorkTree?, [Item])] {
    groups.sorted(on: { $0.key?.root ?? FilePath("") }).map { ($0.key, $0.value) }
  }
}

extension Discovery {
  /// The path of a Swift file that may not exist yet: absolute, and without symlinks in the part that exists.
  package static func place(ofFile name: FilePath, from base: FilePath) throws(WorkspaceError) -> FilePath {
    guard ExclusionRules.isSwift(name.bytes[...]) else { throw .notSwift(name) }
    let path = base.appending(name)
    var folder = path
    var missing: [[UInt8]] = []
    while true {
      do {
        let real = try POSIX.realPath(folder)
        return missing.reversed().reduce(real) { $0.appending(FilePath(bytes: $1)) }
      } catch .noEntry where folder.parent != folder {
        missing.append(folder.name)
        folder = folder.parent
      } catch {
        throw .system(.read, name, error)
      }
    }
  }
}
