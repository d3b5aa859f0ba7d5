import Workspace

/// The patterns of an `include` or an `exclude`.
package struct PathPatterns: Sendable {
  /// The folder of the file that they are written in.
  let folder: FilePath
  /// The patterns, and where each is written.
  let patterns: [Setting<GlobPattern>]

  /// The patterns as they are written.
  package var texts: [String] { patterns.map(\.value.text) }

  /// The first pattern that matches a path (absolute, without symlinks).
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isFolder: Whether the path is that of a folder.
  ///   - top: Where paths begin for patterns that were written elsewhere, of which only those without a slash
  ///     count.
  func first(matching path: FilePath, isFolder: Bool, top: FilePath) -> Setting<GlobPattern>? {
    let isBeneath = folder.contains(path)
    guard let rest = (isBeneath ? folder : top).suffix(of: path), !rest.isEmpty else { return nil }
    let globPath = GlobPath(rest)
    return patterns.first { pattern in
      (isBeneath || !pattern.value.isAnchored) && pattern.value.matches(globPath, isFolder: isFolder)
    }
  }
}
