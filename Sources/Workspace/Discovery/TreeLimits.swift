/// What a tree may hold at most. A folder that somebody has sent can hold more than anybody wants to wait for.
package struct TreeLimits: Sendable {
  /// How many names a path may have, from the root of the file system on.
  package var depth: Int
  /// How many Swift files there may be, with those that say how a project is built.
  package var fileCount: Int
  /// How many names git may list, of files of any kind.
  package var listedCount: Int

  /// What holds if nobody says otherwise: many times what the largest repositories hold.
  package static let standard = TreeLimits(depth: 256, fileCount: 500_000, listedCount: 4_000_000)

  /// Limits of one's own.
  package init(depth: Int, fileCount: Int, listedCount: Int) {
    (self.depth, self.fileCount, self.listedCount) = (depth, fileCount, listedCount)
  }

  /// Whether a path (absolute) has too many names.
  func areExceeded(by path: FilePath) -> Bool {
    path.bytes.count > depth && path.bytes.count { $0 == FilePath.separator } > depth
  }
}
