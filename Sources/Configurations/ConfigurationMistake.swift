package import SwiftCST
package import Workspace

/// Something that is wrong with a configuration file.
package struct ConfigurationMistake: Hashable, Sendable {
  /// The file.
  package let path: FilePath
  /// The place in the file; nil where the file can't be read at all.
  package let location: SourceLocation?
  /// What is wrong, and what to write instead.
  package let message: String

  /// Something that is wrong at a place of a file.
  package init(path: FilePath, location: SourceLocation?, message: String) {
    self.path = path
    self.location = location
    self.message = message
  }

  /// The mistake as a person in `folder` (absolute, without symlinks) reads of it:
  /// `path:line:column: error: message`.
  package func text(from folder: FilePath) -> String {
    let path = path.relative(to: folder).description
    let place = location.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(place): error: \(message)"
  }
}

/// Everything that is wrong with a configuration.
package struct ConfigurationMistakes: Error, Hashable, Sendable {
  /// The mistakes, those of a file in the order of their places.
  package let mistakes: [ConfigurationMistake]

  package init(mistakes: [ConfigurationMistake]) { self.mistakes = mistakes }
}
