import CodemodKit
import Configurations
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
  private let base: ServerSetup

  /// The setup with the codemods that the folder has of its own, as they were when all of them could last be
  /// read.
  private(set) var setup: ServerSetup

  /// What is wrong with the codemods that the folder has of its own.
  private(set) var codemodMistakes: [ConfigurationMistake] = []

  private var projects: [Set<FilePath>: Project] = [:]
  /// The projects of the files in a folder.
  private var projectOfFolder: [FilePath: Project] = [:]

  /// The folder at a path that the client gave, with `openFiles` in place of those on disk.
  ///
  /// - Parameter base: The setup without the codemods that the folder has of its own.
  init(_ given: FilePath, openFiles: OpenFiles, _ base: ServerSetup) {
    self.given = given
    self.base = base
    setup = base
    path = given.withoutSymlinks
    outermost = path
    store = SourceStore(folder: path, openFiles: openFiles, threads: base.threads)
    readCodemods()
  }

  /// Reads the codemods that the folder has of its own. While one of them can't be used, those of before
  /// stay.
  func readCodemods() {
    do {
      let new = try base.around(path)
      codemodMistakes = []
      guard new.codemods.sources != setup.codemods.sources else { return }
      setup = new
      (projects, projectOfFolder) = ([:], [:])
    } catch {
      codemodMistakes = (error as? ConfigurationMistakes)?.mistakes ?? []
    }
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
    readCodemods()
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
