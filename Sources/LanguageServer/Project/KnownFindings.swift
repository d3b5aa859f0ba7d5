import CodemodKit
import Fixpoint
import Configurations
package import Workspace

/// The findings that a project lives with: the baseline that the server was started with, as it is on disk.
package final class KnownFindings {
  private let path: FilePath
  private var identity: FileIdentity?
  private var file: BaselineFile
  /// Grows whenever the baseline has changed.
  private(set) var version = 0

  /// Reads the baseline at `path` (absolute).
  package init(reading path: FilePath) throws(WorkspaceError) {
    self.path = path.withoutSymlinks
    identity = FileIdentity(of: self.path)
    file = try BaselineFile(reading: path)
  }

  /// Looks whether the file has changed. What can't be read, because it is being written perhaps, leaves
  /// known what was.
  func refresh() {
    let now = FileIdentity(of: path)
    guard now != identity, let new = try? BaselineFile(reading: path) else { return }
    (identity, file) = (now, new)
    version += 1
  }

  /// What is known of the files at some paths (absolute, without symlinks).
  func baseline(of paths: [FilePath]) -> Baseline { file.baseline(of: paths) }
}
