import CodemodKit
import SwiftCST

/// Determines which passes may have findings in a file, by the words that they search for: one search answers
/// for all of them.
struct PassWords: Sendable {
  /// The words that were found in a file.
  typealias Hits = ByteSearch.Hits

  private let search: ByteSearch
  private let wanted: [String: Hits]

  /// The words of some passes.
  init(_ passes: [CodemodMetadata]) {
    let words = Set(passes.flatMap(\.words)).ascending()
    search = ByteSearch(words)
    let indices = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
    wanted = Dictionary(
      uniqueKeysWithValues: passes.map { pass in (pass.id, Hits(pass.words.compactMap { indices[$0] })) })
  }

  /// The words that occur in a file; empty if the file may not be changed.
  func hits(in file: ProjectFile) -> Hits {
    file.isEditable ? search.hits(in: file.source.bytes) : Hits()
  }

  /// All words that some passes search for.
  func wanted(by passes: [CodemodMetadata]) -> Hits {
    passes.reduce(into: Hits()) { all, pass in all.formUnion(wanted[pass.id] ?? Hits()) }
  }

  /// Whether a pass may have findings in a file with some words.
  func mayMatch(_ pass: CodemodMetadata, _ hits: Hits) -> Bool {
    wanted[pass.id].map(hits.intersects) ?? false
  }
}
