import Workspace

/// The patterns of an `include` or an `exclude`.
package struct PathPatterns: Sendable {
  /// The folder of the file that contains them.
  let folder: FilePath
  /// The patterns, and the place of each.
  let patterns: [Setting<GlobPattern>]

  /// The texts of the patterns.
  package var texts: [String] { patterns.map(\.value.text) }

  /// The first pattern that matches a path (absolute, without symlinks).
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isFolder: Whether the path is a folder.
  ///   - top: The start of paths outside of the patterns' folder, for which only patterns without a slash
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
  /// The path (absolute) and its enclosing folders, innermost first, without the root.
  var andFoldersAround: [FilePath] {
    Array(sequence(first: self) { $0.parent.bytes.count > 1 ? $0.parent : nil })
  }
}

extension [GlobPattern] {
  /// Whether one of the patterns, written for `folder`, matches a file (absolute) or an enclosing folder.
  /// Files elsewhere are only matched by patterns without a slash.
  func match(_ file: FilePath, from folder: FilePath) -> Bool {
    guard !isEmpty else { return false }
    return file.andFoldersAround.contains { path in
      // A name is not meant to match a folder that contains the current one.
      guard !path.contains(folder), let rest = (folder.suffix(of: path) ?? FilePath("/").suffix(of: path))
      else { return false }
      let globPath = GlobPath(rest)
      return contains {
        (folder.contains(path) || !$0.isAnchored) && $0.matches(globPath, isFolder: path != file)
      }
    }
  }
}
