import CodemodKit
import ProjectIndex
import SwiftCST

/// What a run knows of each file by itself, kept over the rounds: only files that have changed are looked at
/// again.
struct RunState {
  /// The files as they are.
  private(set) var files: [ProjectFile]

  /// The words that passes look for.
  let words: PassWords

  private let workers: Workers
  private let settings: @Sendable () -> ProjectSettings
  private var basics: Basics?
  /// The project as it was when it was last asked for.
  private var context: ProjectContext?

  /// Whether a pass has asked anything of the project that another file could have a say in.
  var wasAsked: Bool { context?.index.wasAsked ?? false }

  /// A file of more bytes takes as long as dozens of others, so it is begun before them.
  private static let longFile = 1 << 15

  /// What is known of the files without looking at one beside another.
  private struct Basics {
    /// Which of the words stand in each file.
    var hits: [PassWords.Hits]

    /// How the files are built.
    let builds: FileBuilds
  }

  /// Nothing is looked for before somebody asks.
  init(
    _ files: [ProjectFile], for passes: [CodemodMetadata],
    settings: @escaping @Sendable () -> ProjectSettings, workers: Workers
  ) {
    self.files = files
    self.workers = workers
    self.settings = settings
    words = PassWords(passes)
  }

  /// Takes the files as they are after a round.
  mutating func update(_ new: [ProjectFile]) {
    let changed = new.indices.filter { new[$0] !== files[$0] }
    files = new
    guard basics != nil else { return }
    let words = words
    let found = workers.map(changed.count) { words.hits(in: new[changed[$0]]) }
    for (number, hits) in zip(changed, found) { basics?.hits[number] = hits }
  }

  /// Which words stand in each file.
  mutating func hits() -> [PassWords.Hits] { found().hits }

  /// Parses the files that nobody has asked for yet and finds what they declare, and looks for the words while
  /// each is still in the processor's caches; beside that for how they are built: an Xcode project takes as
  /// long as many files.
  private mutating func found() -> Basics {
    if let basics { return basics }
    let (files, words, settings) = (files, words, settings)
    let longOnesFirst = files.indices.sorted(on: { files[$0].source.count > Self.longFile ? 0 : 1 })
    let (hits, builds) = workers.map(longOnesFirst) { number in
      _ = files[number].facts
      return words.hits(in: files[number])
    } beside: {
      FileBuilds(files.map(\.path), settings: settings())
    }
    let basics = Basics(hits: hits, builds: builds)
    self.basics = basics
    return basics
  }

  /// The project as it is.
  mutating func project() -> ProjectContext {
    let builds = found().builds
    let files = files
    let facts = workers.map(files.count) { files[$0].facts }
    let index = ProjectIndex(files: facts, builds: builds, after: context?.index, workers: workers)
    let context = ProjectContext(files: files, index: index, workers: workers)
    self.context = context
    return context
  }
}
