/// What the paths on the command line stand for.
struct Targets {
  /// A folder, and how the person wrote it.
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

  /// The folders by the work tree that they stand in.
  var foldersByTree: [(tree: WorkTree?, folders: [Folder])] {
    var finder = WorkTreeFinder()
    let groups = Dictionary(grouping: folders) { finder.workTree(containing: $0.path) }
    return Self.inOrder(groups)
  }

  /// The files by the work tree that they stand in.
  var filesByTree: [(tree: WorkTree?, files: [FilePath])] {
    var finder = WorkTreeFinder()
    let groups = Dictionary(grouping: files) { finder.workTree(containing: $0.parent) }
    return Self.inOrder(groups)
  }

  /// Throws where git would refuse to work: it doesn't look for a repository further up then.
  func requireSoundLinks() throws(WorkspaceError) {
    let places = folders.map(\.path) + files.map(\.parent)
    if let link = WorkTree.brokenLink(around: Set(places)) { throw .brokenGitLink(link) }
  }

  /// In the order of their roots, so that the same error comes first each time.
  private static func inOrder<Item>(_ groups: [WorkTree?: [Item]]) -> [(WorkTree?, [Item])] {
    groups.sorted(on: { $0.key?.root ?? FilePath("") }).map { ($0.key, $0.value) }
  }
}

extension Discovery {
  /// Where a Swift file is that need not be there yet: absolute, and without symlinks as far as the way
  /// exists.
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
