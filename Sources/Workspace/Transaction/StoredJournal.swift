/// What is found where a journal or a record is looked for.
enum StoredJournal {
  case usable(Journal)
  case unusable(UnusableRecord)
}

/// A journal or record that is not used, and why: it may have come with the folder that it is in.
package struct UnusableRecord: Hashable, Sendable {
  /// Where it stands, absolute.
  let path: FilePath
  let reason: Reason

  enum Reason: Hashable, Sendable {
    /// It is none that this version writes.
    case format
    /// A folder, a symlink or something else is there.
    case notAFile
    /// It belongs to another user.
    case owner(UInt32)
    /// Others than its owner may write it.
    case writableByOthers
    /// It has several names (hard links), so that it can be written elsewhere.
    case severalNames
    /// It reports a run in another folder, or in one of which this is a copy.
    case otherRoot(FilePath)
  }

  /// The same with the place as a person in `folder` (absolute, without symlinks) would write it.
  package func seen(from folder: FilePath) -> UnusableRecord {
    UnusableRecord(path: path.relative(to: folder), reason: reason)
  }
}

extension UnusableRecord: CustomStringConvertible {
  /// What happened, where, and what to do.
  package var description: String {
    switch reason {
    case .format:
      "\(path): not used, this version of swiftfix can't read the journal. If a run of another version was "
        + "interrupted here, finish or undo it with that version; otherwise remove the file."
    case .notAFile: "\(path): not used, it is not a file. Remove it."
    case .owner(let user):
      "\(path): not used, it belongs to another user (\(user)). Remove it, or run swiftfix as that user."
    case .writableByOthers:
      "\(path): not used, other users may write it. If it is from your own run, remove that permission "
        + "(chmod go-w); otherwise remove the file."
    case .severalNames: "\(path): not used, it has several names (hard links). Remove it."
    case .otherRoot(let root):
      "\(path): not used, it is from an interrupted run in \(root), and this is another folder or a copy. "
        + "Check your sources; the next run that writes here removes the file."
    }
  }
}

extension OpenState {
  /// The journal or record of a phase, where it is safe to use; nil where nothing stands there.
  ///
  /// - Parameter root: The folder that it has to tell of; nil where it says so itself.
  func stored(
    _ phase: Journal.Phase, of root: RootIdentity? = nil
  ) throws(WorkspaceError) -> StoredJournal? {
    let place = file(phase)
    func unusable(_ reason: UnusableRecord.Reason) -> StoredJournal {
      .unusable(UnusableRecord(path: place.path, reason: reason))
    }
    // What belongs to another user perhaps can't even be read.
    if let owner = (try? place.status())?.owner, owner != POSIX.userID { return unusable(.owner(owner)) }
    let contents: FileContents
    switch try place.contents() {
    case .file(let file): contents = file
    case .nothing: return place.exists ? unusable(.notAFile) : nil
    }
    let status = contents.status
    guard status.owner == POSIX.userID else { return unusable(.owner(status.owner)) }
    guard status.mode & 0o022 == 0 else { return unusable(.writableByOthers) }
    guard status.linkCount == 1 else { return unusable(.severalNames) }
    guard let journal = Journal(decoding: contents.bytes, at: root?.path) else { return unusable(.format) }
    // What a run has changed can be taken back by its contents alone, wherever the files are now. What it has
    // left halfway is known of the very folder only.
    if phase != .done, let root, !journal.root.isSame(as: root) {
      return unusable(.otherRoot(journal.root.path))
    }
    return .usable(journal)
  }
}
