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
  private let settings: ProjectSettings
  private var builds: FileBuilds?
  /// The project as it was when it was last asked for.
  private var context: ProjectContext?

  /// Whether a pass has asked anything of the project that another file could have a say in.
  var wasAsked: Bool { context?.index.wasAsked ?? false }

  /// Looks for the words of `passes` in files.
  init(_ files: [ProjectFile], for passes: [CodemodMetadata], settings: ProjectSettings, workers: Workers) {
    self.files = files
    self.settings = settings
    self.workers = workers
    let words = PassWords(passes)
    self.words = words
    hits = workers.map(files.count) { words.hits(in: files[$0]) }
  }

  /// Takes the files as they are after a round.
  mutating func update(_ new: [ProjectFile]) {
    for number in new.indices where new[number] !== files[number] {
      files[number] = new[number]
      hits[number] = words.hits(in: new[number])
    }
  }

  /// The project as it is.
  mutating func project() -> ProjectContext {
    let (files, known, settings) = (files, builds, settings)
    let (facts, builds) = workers.map(files.count) {
      files[$0].facts
    } beside: {
      known ?? FileBuilds(files.map(\.path), settings: settings)
    }
    let index = ProjectIndex(files: facts, builds: builds, after: context?.index, workers: workers)
    let context = ProjectContext(files: files, index: index)
    self.builds = builds
    self.context = context
    return context
  }
}
