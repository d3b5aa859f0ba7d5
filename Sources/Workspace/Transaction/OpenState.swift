/// An open state folder: its files are reached from its anchor, without following symlinks.
struct OpenState: Sendable {
  let folder: StateFolder
  private let anchor: Root

  /// Opens a state folder; nil if there is none.
  init?(_ folder: StateFolder) {
    guard let place = folder.anchorPlace, let anchor = try? Root(place) else { return nil }
    (self.folder, self.anchor) = (folder, anchor)
  }

  /// Opens a state folder, and creates its missing parts.
  init(making folder: StateFolder) throws(WorkspaceError) {
    try folder.anchor.makeFolders { place, errno in folder.unwritable(.create, place, errno) }
    let place = folder.anchorPlace ?? folder.anchor
    do {
      anchor = try Root(place)
    } catch {
      throw folder.unwritable(.list, place, error)
    }
    self.folder = folder
    for folder in folders { try make(folder) }
  }

  private func make(_ place: Place) throws(WorkspaceError) {
    // If folders are missing, their parents may be missing, too.
    if place.relative.folder != .root { try make(place.folder) }
    guard place.relative != .root else { return }
    do throws(Errno) {
      let kind: FileKind
      do throws(Errno) {
        kind = try place.status().kind
      } catch .noEntry {
        try place.makeFolder()
        return
      }
      if kind == .symlink { throw .symlinkLoop }
    } catch .exists {
      // Another run was faster.
    } catch {
      throw folder.unwritable(.create, place.path, error)
    }
  }

  /// The place of a journal in a phase.
  func file(_ phase: Journal.Phase) -> Place { place(folder.name(of: phase)) }

  /// The file that a run locks.
  var lock: Place { place(folder.lock) }

  /// The folders with journals.
  var folders: [Place] { folder.journalFolders.map(place) }

  /// A file that only this run uses.
  func scratch(_ name: String) -> Place { place(folder.records.appending(name)) }

  private func place(_ path: RootedPath) -> Place { Place(root: anchor, relative: path) }

  func exists(_ phase: Journal.Phase) -> Bool { file(phase).exists }
}
