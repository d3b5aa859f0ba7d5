import ProjectIndex
import SwiftCST

/// What a run knows of each file by itself, kept over the rounds: only files that have changed are looked at
/// again.
struct Survey {
  /// The files as they are.
  private(set) var files: [ProjectFile]

  /// The words that passes look for.
  let words: PassWords

  /// Which of them stand in each file.
  private(set) var hits: [PassWords.Hits]

  private let workers: Workers
  private let builds: FileBuilds
  /// The project as it was when it was last asked for.
  private var context: ProjectContext?

  /// Whether a pass has asked anything of the project that another file could have a say in.
  var wasAsked: Bool { context?.index.wasAsked ?? false }

  /// Looks for the words of `passes` in files, and beside that for how the files are built.
  init(_ files: [ProjectFile], for passes: [CodemodMetadata], settings: ProjectSettings, workers: Workers) {
    self.files = files
    self.workers = workers
    let words = PassWords(passes)
    self.words = words
    (hits, builds) = workers.map(files.count) {
      words.hits(in: files[$0])
    } beside: {
      FileBuilds(files.map(\.path), settings: settings)
    }
  }

  /// Takes the files as they are after a round.
  mutating func update(_ new: [ProjectFile]) {
    let changed = new.indices.filter { new[$0] !== files[$0] }
    let words = words
    let found = workers.map(changed.count) { words.hits(in: new[changed[$0]]) }
    for (number, hits) in zip(changed, found) { self.hits[number] = hits }
    files = new
  }

  /// The project as it is.
  mutating func project() -> ProjectContext {
    let files = files
    let facts = workers.map(files.count) { files[$0].facts }
    let index = ProjectIndex(files: facts, builds: builds, after: context?.index, workers: workers)
    let context = ProjectContext(files: files, index: index, workers: workers)
    self.context = context
    return context
  }
}
