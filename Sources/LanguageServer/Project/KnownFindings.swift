import CodemodKit
import Fixpoint
import Configurations
package import Workspace

/// The known findings of a project: the baseline that the server was started with, as it is on disk.
package final class KnownFindings {
  private let path: FilePath
  private var identity: FileIdentity?
  private var file: BaselineFile
  /// Increases whenever the baseline changes.
  private(set) var version = 0

  /// Reads the baseline at `path` (absolute).
  package init(reading path: FilePath) throws(WorkspaceError) {
    self.path = path.withoutSymlinks
    identity = FileIdentity(of: self.path)
    file = try BaselineFile(reading: path)
  }

  /// Rereads the file if it has changed. If it can't be read, perhaps because it is being written, the
  /// previous contents stay valid.
  func refresh() {
    let now = FileIdentity(of: path)
    guard now != identity, let new = try? BaselineFile(reading: path) else { return }
    (identity, file) = (now, new)
    version += 1
  }

  /// The known findings in the files at some paths (absolute, without symlinks).
  func baseline(of paths: [FilePath]) -> Baseline { file.baseline(of: paths) }
}
