/// Limits for the content of a tree. A folder from an untrusted source can contain more than anybody wants to
/// wait for.
package struct TreeLimits: Sendable {
  /// The maximum number of path components, from the root of the file system.
  package var depth: Int
  /// The maximum number of Swift files and files with build settings.
  package var fileCount: Int
  /// The maximum number of names that git may list, for files of any kind.
  package var listedCount: Int

  /// The default: many times the size of the largest repositories.
  package static let standard = TreeLimits(depth: 256, fileCount: 500_000, listedCount: 4_000_000)

  /// Creates custom limits.
  package init(depth: Int, fileCount: Int, listedCount: Int) {
    (self.depth, self.fileCount, self.listedCount) = (depth, fileCount, listedCount)
  }

  /// Whether a path (absolute) has too many components.
  func areExceeded(by path: FilePath) -> Bool {
    path.bytes.count > depth && path.bytes.count { $0 == FilePath.separator } > depth
  }
}
