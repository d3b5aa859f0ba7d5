import CodemodKit
import Configurations
import Workspace

/// What configuration files say of the files of a folder, as they were when they were last read.
struct FolderConfiguration {
  private var configuration: RunConfiguration
  /// The states of the configuration files, those that could be there among them.
  private let states: [FilePath: FileIdentity?]

  /// The configuration of files, for somebody who works in `folder` (absolute, without symlinks).
  init(of files: [FilePath], in folder: FilePath, _ codemods: [CodemodMetadata]) {
    configuration = RunConfiguration(
      .nearest, RunOptions(for: codemods), codemods: codemods, from: folder)
    var paths = Self.candidates(around: files)
    for configuration in configuration.table(of: files).configurations {
      paths.formUnion(configuration.files)
    }
    states = Dictionary(uniqueKeysWithValues: paths.map { ($0, FileIdentity(of: $0)) })
  }

  /// Whether the files on disk still say the same of the same files.
  func holds(for files: [FilePath]) -> Bool {
    Self.candidates(around: files).isSubset(of: states.keys)
      && states.allSatisfy { FileIdentity(of: $0) == $1 }
  }

  /// What holds for each of some files.
  mutating func table(of files: [FilePath]) -> ConfigurationTable { configuration.table(of: files) }

  /// Whether a file is left out.
  mutating func excludes(_ file: FilePath) -> Bool {
    do throws(ConfigurationMistakes) {
      return try configuration.exclusion(of: file) != nil
    } catch {
      // What is wrong is told, and nothing is changed.
      return true
    }
  }

  /// What is wrong with the configuration of a file.
  mutating func mistakes(for file: FilePath) -> [ConfigurationMistake] { mistakes(in: file.parent) }

  /// Whether nothing is wrong with the configuration of any of some files.
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

  /// Where configuration files of `files` can be.
  private static func candidates(around files: [FilePath]) -> Set<FilePath> {
    var folders: Set<FilePath> = []
    for file in files {
      var folder = file.parent
      while folders.insert(folder).inserted, folder.parent != folder { folder = folder.parent }
    }
    return Set(folders.map { $0.appending(ConfigurationFinder.fileName) })
  }
}
