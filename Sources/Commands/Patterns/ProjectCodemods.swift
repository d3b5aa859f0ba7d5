package import CodemodKit
import Configurations
import Patterns
import SwiftCST
package import Workspace

/// The codemods of a project: Markdown files in `.swiftfix/codemods` in a folder of the run or above it, and
/// in the folders that a configuration there names.
struct ProjectCodemods {
  /// A codemod and the file that it comes from.
  struct Found {
    let path: FilePath
    let page: PatternPage
    let pass: PatternPass
  }

  /// The codemods, sorted by the paths of their files; if several have the same name, the nearest one.
  private(set) var all: [Found] = []

  private var mistakes: [ConfigurationMistake] = []
  private var names: Set<String>
  private var read: Set<FilePath> = []

  /// Finds the codemods for some paths, relative to a folder (absolute, without symlinks).
  ///
  /// - Parameter taken: The names of the product's own passes.
  init(for paths: [FilePath], from folder: FilePath, taken: [String]) throws {
    names = Set(taken + ["rewrite"])
    var visited: Set<FilePath> = []
    for start in [folder] + paths.map({ folder.appending($0).withoutSymlinks }) {
      var current = start
      while visited.insert(current).inserted {
        try take(in: current.appending(".swiftfix/codemods"))
        try takeConfigured(in: current)
        guard current.parent != current, current.isAbsolute else { break }
        current = current.parent
      }
    }
    guard mistakes.isEmpty else { throw ConfigurationMistakes(mistakes: mistakes) }
    all.sort { $0.path < $1.path }
  }

  /// Takes the codemods in the folders that a configuration, or one that it extends, names.
  private mutating func takeConfigured(in folder: FilePath) throws {
    var next = [folder.appending(ConfigurationFinder.fileName)]
    while let path = next.popLast() {
      guard read.insert(path).inserted, (try? path.status())?.kind == .file,
        let bytes = try? LoadedFile.bytes(of: path)
      else { continue }
      let folder = path.parent
      for name in CodemodFolders.named(in: bytes) { try take(in: folder.appending(FilePath(name))) }
      next += CodemodFolders.extended(in: bytes).map { folder.appending(FilePath($0)).withoutSymlinks }
    }
  }

  private mutating func take(in folder: FilePath) throws {
    guard let entries = try? folder.entries() else { return }
    for name in entries where name.hasSuffix(".md") {
      let path = folder.appending(FilePath(name))
      guard read.insert(path).inserted else { continue }
      take(path, text: String(decoding: try LoadedFile.bytes(of: path), as: UTF8.self))
    }
  }

  private mutating func take(_ path: FilePath, text: String) {
    do throws(PatternMistake) {
      let page = try PatternPage(text)
      guard names.insert(page.name).inserted else {
        if !all.contains(where: { $0.page.name == page.name }) {
          mistakes.append(
            mistake(path, "the name '\(page.name)' is taken; give the codemod another one", 1, 1))
        }
        return
      }
      let pass = PatternPass(page, .project)
      all.append(Found(path: path, page: page, pass: pass))
    } catch {
      mistakes.append(mistake(path, error.message, error.line, error.column))
    }
  }

  private func mistake(_ path: FilePath, _ message: String, _ line: Int, _ column: Int)
    -> ConfigurationMistake
  {
    ConfigurationMistake(path: path, location: SourceLocation(line: line, column: column), message: message)
  }
}

extension CodemodCatalog {
  /// The same passes, followed by the codemods of a project.
  func adding(_ codemods: ProjectCodemods) -> CodemodCatalog {
    let pages = Dictionary(uniqueKeysWithValues: codemods.all.map { ($0.page.name, $0.page.prose) })
    return adding(codemods.all.map(\.pass.configured)) { pages[$0] }
  }
}

extension Arguments {
  /// The program's codemods and those of the project around a folder; nil where it has none. Throws
  /// ``ConfigurationMistakes`` where one of them can't be used.
  package var codemodsAround: @Sendable (FilePath) throws -> CodemodCatalog? {
    let builtIn = builtIn
    return { folder in
      let taken = builtIn.metadata.flatMap { [$0.id] + $0.tags }
      let found = try ProjectCodemods(for: [], from: folder.withoutSymlinks, taken: taken)
      return found.all.isEmpty ? nil : builtIn.adding(found)
    }
  }
}
