/// An error from working with files; the description says what happened, where, and what to do.
package enum WorkspaceError: Error, Hashable, Sendable {
  /// A named path does not exist.
  case notFound(FilePath)
  /// A named file does not end in `.swift`.
  case notSwift(FilePath)
  /// A path is neither a file nor a folder, or not the expected one.
  case notAFile(FilePath)
  /// A file must be written where there is a folder.
  case isAFolder(FilePath)
  /// A named folder has no Swift files; `ignoring` says whether git's ignore rules were applied.
  case noSwiftFiles(FilePath, ignoring: Bool)
  /// A file is too long for the parser's offsets.
  case tooLarge(FilePath, byteCount: Int64)
  /// A folder exceeds the maximum depth.
  case tooDeep(FilePath, limit: Int)
  /// A folder exceeds the maximum number of files.
  case tooManyFiles(FilePath, limit: Int)
  /// A file that the user named exceeds the maximum size.
  case endless(FilePath)
  /// A path leads through a symlink out of the folder or work tree in which files may be written.
  case leadsOutside(FilePath, target: FilePath)
  /// The system refused something.
  case system(Action, FilePath, Errno)
  /// A file or folder must be written but is read-only.
  case readOnly(FilePath)
  /// There is no space left for something that must be written.
  case diskFull(FilePath)
  /// Something needs a git work tree, and the path is not in one.
  case notInWorkTree(FilePath)
  /// Something needs a git work tree, and a `.git` file around the path leads to no repository.
  case brokenGitLink(FilePath)
  /// Staged contents would be written to a folder that doesn't belong to this work tree: through a `.git`
  /// file or a symlink in git's folder.
  case foreignGitFolder(FilePath, FilePath)
  /// Staged contents can only be fixed in one work tree at a time.
  case severalWorkTrees
  /// The file has a merge conflict.
  case conflicted(FilePath)
  /// The run is a hook of a commit that only includes named files.
  case commitOfNamedFiles
  /// The staged contents have changed since they were read.
  case stagedMeanwhile
  /// The git program was not found.
  case gitMissing
  /// Git ended with an error.
  case git(command: String, message: String)
  /// Git doesn't know a commit of this name.
  case unknownRevision(String)
  /// Another run holds the lock of a tree.
  case busy(FilePath, process: String?)
  /// There is no folder for journals outside of git.
  case noStateFolder
  /// The folder for journals can't be created or written; `isOutsideGit` says whether it is in the user's
  /// state folder.
  case unwritableStateFolder(FilePath, reason: String, isOutsideGit: Bool)
  /// A symlink or a file is in the place of the folder for journals.
  case noStateFolderHere(FilePath)
  /// The record of the last run can't be used.
  case unusableRecord(UnusableRecord)
  /// A file that was passed as a baseline is not one that this version writes.
  case unreadableBaseline(FilePath)
  /// A run was killed while it changed the files in a folder.
  case interrupted(FilePath)
  /// A run stopped halfway and could not be reverted at once; the next run does it.
  case unfinished(FilePath, reason: String)
  /// There is no run to revert.
  case nothingToUndo
  /// A test ended the run here, as a kill would.
  case stopped

  /// The action that failed.
  package enum Action: String, Hashable, Sendable {
    /// Reading a file.
    case read
    /// Listing a folder.
    case list
    /// Creating a file or folder.
    case create
    /// Writing to a file.
    case write
    /// Setting a file's mode, ownership and attributes.
    case setPermissions = "set the permissions"
    /// Flushing a file or folder to disk.
    case sync = "write to the disk"
    /// Renaming a file.
    case rename
    /// Removing a file.
    case remove
    /// Locking a file.
    case lock
    /// Changing git's index.
    case stage
    /// Starting a program.
    case run
  }
}

extension WorkspaceError: CustomStringConvertible {
  /// What happened, where, and what to do.
  package var description: String {
    switch self {
    case .notFound(let path):
      "\(path): no such file or folder. Check the spelling, and the folder you are in."
    case .notSwift(let path):
      "\(path): not a Swift file. Name files that end in .swift, or a folder with Swift files."
    case .notAFile(let path):
      "\(path): neither a file nor a folder. Name Swift files, or folders that contain them."
    case .isAFolder(let path): "\(path): a folder. Name a file to write to."
    case .noSwiftFiles(let path, ignoring: true):
      "\(path): no Swift files here. Files that git ignores are skipped; name them one by one to include "
        + "them. Submodules are skipped; name their folders."
    case .noSwiftFiles(let path, ignoring: false):
      "\(path): no Swift files here. Hidden folders, build output and dependencies are skipped; name files "
        + "one by one to include them."
    case .tooLarge(let path, let byteCount):
      "\(path): too large (\(byteCount) bytes; the limit is 4 GiB). Exclude it."
    case .tooDeep(let path, let limit):
      "\(path): skipped, because it is more than \(limit) folders deep."
    case .tooManyFiles(let path, let limit):
      "\(path): more than \(limit) files here. Name folders in it one by one."
    case .endless(let path): "\(path): does not end. Name another file."
    case .leadsOutside(let path, let target):
      "\(path): a symlink on this path leads outside, to \(target). Nothing was written. If this is "
        + "intended, name the target instead of the symlink."
    case .system(let action, let path, let errno):
      "\(path): cannot \(action.rawValue): \(errno)."
    case .readOnly(let path):
      "\(path): read-only. Nothing was changed; make it writable (chmod u+w) or leave it out, and run again."
    case .diskFull(let path):
      "\(path): no space left on the disk. Nothing was changed; free some space and run again."
    case .notInWorkTree(let path):
      "\(path): not in a git work tree, which --changed and --staged need. Name files or folders instead."
    case .brokenGitLink(let link):
      "\(link): doesn't lead to a repository, so git can't tell what is changed or staged here. Repair it "
        + "('git worktree repair' if the work tree was moved), or name files or folders instead."
    case .foreignGitFolder(let place, let folder):
      "\(place): leads out of this work tree, to where --staged would write. Nothing was changed; if the "
        + "repository is yours, name the work tree in it (git config core.worktree, in \(folder)), or name files "
        + "in place of --staged."
    case .severalWorkTrees:
      "The paths are in several git work trees. Run --staged in one after the other."
    case .conflicted(let path):
      "\(path): skipped, it has a merge conflict. Resolve it, run git add, and run swiftfix again."
    case .commitOfNamedFiles:
      "This commit takes named files only; git would undo the fixes in its index afterwards. Nothing was "
        + "changed. Run git add and git commit without naming files."
    case .stagedMeanwhile:
      "Something was staged or unstaged while swiftfix ran. Nothing was changed; run again."
    case .gitMissing:
      "git: not found in PATH. Install it, or name files or folders in place of --changed or --staged."
    case .git(let command, let message):
      "git \(command) failed: \(message)"
    case .unknownRevision(let name):
      "\(name): git doesn't know this commit. Check the spelling, or fetch it first."
    case .busy(let path, let process):
      "\(path): another run of swiftfix is writing here\(process.map { " (process \($0))" } ?? ""). "
        + "Wait until it has ended, and run again."
    case .noStateFolder:
      "There is no folder for the undo record. Set XDG_STATE_HOME or HOME to a folder that can be written."
    case .unwritableStateFolder(let path, let reason, let isOutsideGit):
      "\(path): the undo record can't be stored here (\(reason)). Nothing was changed; "
        + (isOutsideGit
          ? "set XDG_STATE_HOME to a folder that can be written" : "make it writable (chmod u+w)")
        + ", and run again."
    case .noStateFolderHere(let path):
      "\(path): the undo record is stored in a folder here, but a symlink or file has its name. Nothing was "
        + "changed; remove it, and run again."
    case .unusableRecord(let record): record.description
    case .unreadableBaseline(let path):
      "\(path): not a baseline that this version can read. Write a new one with --write-baseline."
    case .interrupted(let path):
      "\(path): an earlier run was interrupted here, and only some of its files are changed. Run swiftfix to "
        + "complete it, or 'swiftfix undo' to revert it."
    case .unfinished(let path, let reason):
      "\(path): the run stopped halfway (\(reason)) and could not be undone yet. Fix the cause and run "
        + "swiftfix again: it first completes or undoes what it began."
    case .nothingToUndo:
      "Nothing to undo: no run of swiftfix is recorded here, or it was undone already."
    case .stopped: "The run was stopped by a test."
    }
  }
}

extension WorkspaceError {
  /// The file that could not be read or written, if the error is about one.
  package var path: FilePath? {
    switch self {
    case .notAFile(let path), .conflicted(let path), .tooLarge(let path, _), .system(_, let path, _),
      .readOnly(let path), .diskFull(let path):
      path
    default: nil
    }
  }

  /// The same error about another file, if it is about one.
  func about(_ file: FilePath) -> WorkspaceError {
    switch self {
    case .notAFile: .notAFile(file)
    case .conflicted: .conflicted(file)
    case .tooLarge(_, let byteCount): .tooLarge(file, byteCount: byteCount)
    case .system(let action, _, let errno): .system(action, file, errno)
    case .readOnly: .readOnly(file)
    case .diskFull: .diskFull(file)
    default: self
    }
  }

  /// The same error with the path as a user in `folder` (absolute, without symlinks) would write it.
  package func seen(from folder: FilePath) -> WorkspaceError {
    func near(_ path: FilePath) -> FilePath { path.isAbsolute ? path.relative(to: folder) : path }
    if let path { return about(near(path)) }
    return switch self {
    case .interrupted(let path): .interrupted(near(path))
    case .tooDeep(let path, let limit): .tooDeep(near(path), limit: limit)
    case .tooManyFiles(let path, let limit): .tooManyFiles(near(path), limit: limit)
    case .endless(let path): .endless(near(path))
    case .unreadableBaseline(let path): .unreadableBaseline(near(path))
    case .brokenGitLink(let link): .brokenGitLink(near(link))
    case .foreignGitFolder(let place, let folder): .foreignGitFolder(near(place), folder)
    case .noStateFolderHere(let path): .noStateFolderHere(near(path))
    case .unusableRecord(let record): .unusableRecord(record.seen(from: folder))
    case .unwritableStateFolder(let path, let reason, isOutsideGit: false):
      .unwritableStateFolder(near(path), reason: reason, isOutsideGit: false)
    default: self
    }
  }

  /// What happened and where, without what to do: for use within another message.
  var cause: String {
    switch self {
    case .readOnly(let path): "\(path): read-only"
    case .diskFull(let path): "\(path): no space left on the disk"
    case .system(let action, let path, let errno): "\(path): cannot \(action.rawValue): \(errno)"
    default: description
    }
  }

  /// The error for a system call that failed to write something.
  static func writing(_ action: Action, _ path: FilePath, _ errno: Errno) -> WorkspaceError {
    switch errno {
    case .noSpace, .overQuota: .diskFull(path)
    // Names belong to the folder: if one can't be created or changed, the folder is read-only.
    case .noAccess, .notPermitted, .readOnlyFileSystem:
      .readOnly([.create, .rename, .remove].contains(action) ? path.parent : path)
    default: .system(action, path, errno)
    }
  }
}

/// Makes a system call, and adds the action to its error.
func attempt<Value: ~Copyable>(
  _ action: WorkspaceError.Action, _ path: FilePath, _ call: () throws(Errno) -> Value
) throws(WorkspaceError) -> Value {
  do {
    return try call()
  } catch {
    throw .system(action, path, error)
  }
}
