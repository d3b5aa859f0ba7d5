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

extension FilePath {
  /// The path (absolute) and the folders around it, innermost first, without the root.
  var andFoldersAround: [FilePath] {
    Array(sequence(first: self) { $0.parent.bytes.count > 1 ? $0.parent : nil })
  }
}

extension [GlobPattern] {
  /// Whether one of the patterns, written for `folder`, matches a file (absolute) or a folder that it is in. Files
  /// elsewhere are matched by patterns without a slash alone.
  func match(_ file: FilePath, from folder: FilePath) -> Bool {
    guard !isEmpty else { return false }
    return file.andFoldersAround.contains { path in
      // A folder around the current one is not what a name means.
      guard !path.contains(folder), let rest = (folder.suffix(of: path) ?? FilePath("/").suffix(of: path))
      else { return false }
      let globPath = GlobPath(rest)
      return contains {
        (folder.contains(path) || !$0.isAnchored) && $0.matches(globPath, isFolder: path != file)
      }
    }
  }
}
