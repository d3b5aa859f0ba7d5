/// What a run wants a file to become.
package struct FileChange: Hashable, Sendable {
  /// Where the file is.
  package let path: FilePath
  /// The bytes that the run has read; the file is written only while it still holds them.
  package let original: [UInt8]
  /// The bytes that the file shall hold.
  package let replacement: [UInt8]

  /// The change of a file from the bytes that were read to new ones.
  package init(path: FilePath, original: [UInt8], replacement: [UInt8]) {
    self.path = path
    self.original = original
    self.replacement = replacement
  }
}

/// A file that a transaction did not write, and why.
package struct FileLeftAlone: Hashable, Sendable {
  /// Where the file is.
  package let path: FilePath
  /// Why it was left alone.
  package let reason: Reason

  /// Why a file is left alone.
  package enum Reason: Hashable, Sendable {
    /// The file is not what the run has read: somebody has written it since.
    case changed
    /// The file is not what the run that is taken back has left: somebody has written it since.
    case edited
    /// The file is gone, or something else is in its place.
    case vanished
    /// A symlink is there or on the way, which could lead anywhere.
    case symlink
    /// The file lies outside of the folder that the run may write in.
    case outside
    /// The file has several names; replacing one would part it from the others.
    case hardLinked(linkCount: UInt64)
    /// Two changes were given for the same file.
    case namedTwice
    /// What is staged of the file is not what the run has left in git's index.
    case restaged
    /// Git has thrown away what was staged of the file before.
    case forgotten
    /// A fix spans this file and one that had to be left alone.
    case togetherWith(FilePath)
  }
}

extension FileLeftAlone {
  /// The same with the paths as a person in `folder` (absolute, without symlinks) would write them.
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

/// What a transaction did.
package struct TransactionReport: Hashable, Sendable {
  /// The files that hold their new contents now, in the order of the changes.
  package var written: [FilePath] = []
  /// The files that git's index has with their new contents now.
  package var restaged: [FilePath] = []
  /// The files that were not written.
  package var leftAlone: [FileLeftAlone] = []

  /// All files that hold their new contents now, on disk or in the index, in the order of their paths.
  package var paths: [FilePath] { Set(written + restaged).ascending() }
}
