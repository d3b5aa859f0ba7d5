import BuildFiles
import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel
import Workspace

/// A whole project, loaded to answer questions about it.
struct WhyProject: Sendable {
  /// The files, sorted by path.
  let files: [ProjectFile]

  /// The project as the passes see it.
  let context: ProjectContext

  /// The model of its SwiftUI code.
  var model: SwiftUIModel { context.model }

  /// Reads the files at some paths and the project around them; paths are shown relative to `folder`.
  init(_ paths: [FilePath], from folder: FilePath, threads: Int) throws {
    let discovery = try Discovery(paths, from: folder)
    let asked = discovery.files
    let reader = SourceReader(
      asked, overlay: [:], from: folder, threads: threads, progress: Progress(isWanted: false))
    let project = try ProjectFolder.containing(asked.map(\.path), else: folder, foundBy: discovery)
    let all = Set(asked.map(\.path) + project.swiftFiles).ascending()
    let (loaded, settingsFiles) = reader.read(all) {
      SettingsFile.reading(project.settingsFiles, from: folder)
    }
    for problem in discovery.problems + loaded.problems {
      Swiftfix.say(problem.seen(from: folder).description)
    }
    let files = reader.files(of: loaded.files)
    let workers = Workers { count, body in _ = parallelMap(count: count, threads: threads, body) }
    let facts = workers.map(files.count) { files[$0].facts }
    let builds = FileBuilds(files.map(\.path), settings: ProjectSettings(files: settingsFiles))
    let index = ProjectIndex(files: facts, builds: builds, after: nil, workers: workers)
    self.files = files
    context = ProjectContext(files: files, index: index, workers: workers)
  }

  /// The place of a node for people: `path:line:column`, 1-based.
  func place(of node: Node) -> String {
    guard let file = model.index.file(of: node) else { return "" }
    return files[Int(file.rawValue)].place(of: node.range.lowerBound)
  }

  /// The place of the name of a declaration.
  func place(of declaration: DeclarationID) -> String {
    let declaration = model.index[declaration]
    guard let token = declaration.nameToken else { return place(of: declaration.node) }
    return files[Int(declaration.id.file.rawValue)].place(of: token.range.lowerBound)
  }

  /// The name of a property with its type: `Store.items`.
  func name(of property: DeclarationID) -> String {
    let name = model.index[property].name ?? ""
    return model.index.type(of: property).map { model.index.qualifiedName(of: $0) + "." + name } ?? name
  }
}
