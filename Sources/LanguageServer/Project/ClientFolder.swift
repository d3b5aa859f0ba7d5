import Workspace

/// A workspace folder of the client: its files and the projects among them.
final class ClientFolder {
  /// The folder, absolute and without symlinks.
  let path: FilePath
  let store: SourceStore

  /// The outermost of the client's folders that contain this one, possibly itself: files without other
  /// connections form one project there.
  private(set) var outermost: FilePath

  /// The folder as the client spells it, possibly with symlinks.
  private let given: FilePath
  private let setup: ServerSetup
  private var projects: [Set<FilePath>: Project] = [:]
  /// The projects of the files in a folder.
  private var projectOfFolder: [FilePath: Project] = [:]

  /// Creates the folder at a path from the client, with `openFiles` overlaid on the files on disk.
  init(_ given: FilePath, openFiles: OpenFiles, _ setup: ServerSetup) {
    self.given = given
    self.setup = setup
    path = given.withoutSymlinks
    outermost = path
    store = SourceStore(folder: path, openFiles: openFiles, threads: setup.threads)
  }

  /// The project that a file (absolute, without symlinks) belongs to.
  func project(of file: FilePath) -> Project {
    if let known = projectOfFolder[file.parent] { return known }
    let project = project(around: [file])
    projectOfFolder[file.parent] = project
    return project
  }

  /// The project around some files (absolute, without symlinks).
  func project(around files: [FilePath]) -> Project {
    let roots = ProjectFolder.roots(around: files, else: outermost)
    if let known = projects[roots] { return known }
    let project = Project(roots: roots, store: store, setup)
    projects[roots] = project
    return project
  }

  /// Sets the paths of the client's folders.
  func lie(among folders: [FilePath]) {
    outermost = folders.filter { $0.contains(path) }.min { $0.bytes.count < $1.bytes.count } ?? path
    projectOfFolder = [:]
  }

  /// Marks all files as possibly new, changed or deleted.
  func distrustAll() {
    store.distrustAll()
    distrustListings()
  }

  /// Marks files as possibly new or deleted.
  func distrustListings() {
    projectOfFolder = [:]
    projects.values.forEach { $0.distrustListing() }
  }

  /// The URI of a file as the client would spell it.
  func uri(of file: FilePath) -> DocumentURI {
    let suffix = path.suffix(of: file).map { $0.drop { $0 == UInt8(ascii: "/") } }
    return DocumentURI(file: suffix.map { given.appending(FilePath(bytes: $0)) } ?? file)
  }
}
