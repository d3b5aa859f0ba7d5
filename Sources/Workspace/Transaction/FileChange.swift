/// The change that a run makes to a file.
package struct FileChange: Hashable, Sendable {
  /// The path of the file.
  package let path: FilePath
  /// The bytes that the run has read; the file is only written if it still contains them.
  package let original: [UInt8]
  /// The new bytes of the file.
  package let replacement: [UInt8]

  /// The change of a file from the bytes that were read to new ones.
  package init(path: FilePath, original: [UInt8], replacement: [UInt8]) {
    self.path = path
    self.original = original
    self.replacement = replacement
  }
}

/// A file that a transaction skipped, and the reason.
package struct FileLeftAlone: Hashable, Sendable {
  /// The path of the file.
  package let path: FilePath
  /// The reason.
  package let reason: Reason

  /// The reason why a file is skipped.
  package enum Reason: Hashable, Sendable {
    /// The file has changed since the run read it.
    case changed
    /// The file has changed since the run that is to be reverted.
    case edited
    /// The file was deleted, or something else is in its place.
    case vanished
    /// The file or a folder on the way is a symlink, which could lead anywhere.
    case symlink
    /// The file is outside of the folder that the run may write to.
    case outside
    /// The file has several names; replacing one would separate it from the others.
    case hardLinked(linkCount: UInt64)
    /// There are two changes of the same file.
    case namedTwice
    /// The staged contents of the file are not those that the run wrote to git's index.
    case restaged
    /// Git has deleted the former staged contents of the file.
    case forgotten
    /// A fix spans this file and another skipped one.
    case togetherWith(FilePath)
  }
}

extension FileLeftAlone {
  /// The same with the paths as a user in `folder` (absolute, without symlinks) would write them.
  package func seen(from folder: FilePath) -> FileLeftAlone {
    guard case .togetherWith(let other) = reason else {
      return FileLeftAlone(path: path.relative(to: folder), reason: reason)
    }
    return FileLeftAlone(path: path.relative(to: folder), reason: .togetherWith(other.relative(to: folder)))
  }
}

extension FileLeftAlone: CustomStringConvertible {
  /// What happened, where, and what to do.
  package var description: String {
    switch reason {
    case .changed: "\(path): skipped, it has changed since it was read. Run again to see what applies now."
    case .edited: "\(path): skipped, it has changed since the run."
    case .vanished: "\(path): skipped, it no longer exists."
    case .symlink:
      "\(path): skipped, because its path leads through a symlink. Replace the symlink with the folder or "
        + "file, and run again."
    case .outside: "\(path): skipped, it is outside the folder that this run writes to."
    case .hardLinked(let count):
      "\(path): skipped, the file has \(count) names (hard links) and can't be replaced safely under one of "
        + "them. Copy it, rename the copy over it, and run again."
    case .namedTwice: "\(path): skipped, it was named twice by different paths. Name it once."
    case .restaged: "\(path): skipped, what is staged of it has changed since the run."
    case .forgotten: "\(path): skipped, git no longer has what was staged of it before the run."
    case .togetherWith(let other): "\(path): skipped, a fix spans it and \(other), which was skipped."
    }
  }
}

/// The result of a transaction.
package struct TransactionReport: Hashable, Sendable {
  /// The files that now have their new contents, in the order of the changes.
  package var written: [FilePath] = []
  /// The files with new contents in git's index.
  package var restaged: [FilePath] = []
  /// The files that were not written.
  package var leftAlone: [FileLeftAlone] = []

  /// All files that now have their new contents, on disk or in the index, sorted by path.
  package var paths: [FilePath] { Set(written + restaged).ascending() }
}
