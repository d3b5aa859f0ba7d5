import CodemodKit
import Configurations
import Workspace

/// The configuration of the files of a folder, as of the last read.
struct FolderConfiguration {
  private var configuration: RunConfiguration
  /// The states of the configuration files, including those that don't exist but could.
  private let states: [FilePath: FileIdentity?]

  /// Reads the configuration of files for a client that works in `folder` (absolute, without symlinks).
  init(of files: [FilePath], in folder: FilePath, _ codemods: [CodemodMetadata]) {
    configuration = RunConfiguration(
      .nearest, RunOptions(for: codemods), codemods: codemods, from: folder)
    var paths = Self.candidates(around: files)
    for configuration in configuration.table(of: files).configurations {
      paths.formUnion(configuration.files)
    }
    states = Dictionary(uniqueKeysWithValues: paths.map { ($0, FileIdentity(of: $0)) })
  }

  /// Whether the configuration is still up to date for the same files.
  func holds(for files: [FilePath]) -> Bool {
    Self.candidates(around: files).isSubset(of: states.keys)
      && states.allSatisfy { FileIdentity(of: $0) == $1 }
  }

  /// The configuration of each of some files.
  mutating func table(of files: [FilePath]) -> ConfigurationTable { configuration.table(of: files) }

  /// Whether a file is excluded.
  mutating func excludes(_ file: FilePath) -> Bool {
    do throws(ConfigurationMistakes) {
      return try configuration.exclusion(of: file) != nil
    } catch {
      // Mistakes are reported, and the file is not changed.
      return true
    }
  }

  /// The mistakes in the configuration of a file.
  mutating func mistakes(for file: FilePath) -> [ConfigurationMistake] { mistakes(in: file.parent) }

  /// Whether the configurations of some files have no mistakes.
  func isSound(for files: [FilePath]) -> Bool {
    var copy = self
    return Set(files.map(\.parent)).allSatisfy { copy.mistakes(in: $0).isEmpty }
  }

  private mutating func mistakes(in folder: FilePath) -> [ConfigurationMistake] {
    do throws(ConfigurationMistakes) {
      try configuration.requireSound(for: folder)
      return []
    } catch {
      return error.mistakes
    }
  }

  /// The paths at which configurations of `files` may exist.
  private static func candidates(around files: [FilePath]) -> Set<FilePath> {
    var folders: Set<FilePath> = []
    for file in files {
      var folder = file.parent
      while folders.insert(folder).inserted, folder.parent != folder { folder = folder.parent }
    }
    return Set(folders.map { $0.appending(ConfigurationFinder.fileName) })
  }
}
