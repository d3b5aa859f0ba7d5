/// The file in the place of a journal or a record.
enum StoredJournal {
  case usable(Journal)
  case unusable(UnusableRecord)
}

/// A journal or record that is not used, and the reason: it may come from an untrusted source, together with
/// its folder.
package struct UnusableRecord: Hashable, Sendable {
  /// Its path, absolute.
  let path: FilePath
  let reason: Reason

  enum Reason: Hashable, Sendable {
    /// This version does not write such a file.
    case format
    /// It is a folder, a symlink or something else.
    case notAFile
    /// It belongs to another user.
    case owner(UInt32)
    /// Users other than its owner may write to it.
    case writableByOthers
    /// It has several names (hard links), so that it can be written elsewhere.
    case severalNames
    /// It reports a run in another folder, or in one of which this is a copy.
    case otherRoot(FilePath)
  }

  /// The same with the path as a user in `folder` (absolute, without symlinks) would write it.
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
  /// The journal or record of a phase, if it is safe to use; nil if there is none.
  ///
  /// - Parameter root: The folder that it has to be about; nil if it can be any.
  func stored(
    _ phase: Journal.Phase, of root: RootIdentity? = nil
  ) throws(WorkspaceError) -> StoredJournal? {
    let place = file(phase)
    func unusable(_ reason: UnusableRecord.Reason) -> StoredJournal {
      .unusable(UnusableRecord(path: place.path, reason: reason))
    }
    // A file of another user may not even be readable.
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
    // The changes of a run can be reverted by contents alone, wherever the files are now. An unfinished run
    // is only known for this very folder.
    if phase != .done, let root, !journal.root.isSame(as: root) {
      return unusable(.otherRoot(journal.root.path))
    }
    return .usable(journal)
  }
}
