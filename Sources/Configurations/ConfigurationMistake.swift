package import SwiftCST
package import Workspace

/// A mistake in a configuration file.
package struct ConfigurationMistake: Hashable, Sendable {
  /// The file.
  package let path: FilePath
  /// The place in the file; nil if the file can't be read at all.
  package let location: SourceLocation?
  /// What is wrong, and what to write instead.
  package let message: String

  /// Creates a mistake at a place in a file.
  package init(path: FilePath, location: SourceLocation?, message: String) {
    self.path = path
    self.location = location
    self.message = message
  }

  /// The mistake as it is shown to a user in `folder` (absolute, without symlinks): `path:line:column: error:
  /// message`.
  package func text(from folder: FilePath) -> String {
    let path = path.relative(to: folder).description
    let place = location.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(place): error: \(message)"
  }
}

/// All mistakes in a configuration.
package struct ConfigurationMistakes: Error, Hashable, Sendable {
  /// The mistakes; those in the same file are sorted by place.
  package let mistakes: [ConfigurationMistake]

  package init(mistakes: [ConfigurationMistake]) { self.mistakes = mistakes }
}
