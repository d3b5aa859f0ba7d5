package import CodemodKit
import Rewriting
import SwiftCST

/// The profile of each file of a run.
package struct ProfileTable: Sendable {
  /// The IDs of all passes that are on for any file, in the order in which their findings are reported.
  package let passes: [String]

  /// The different profiles.
  package let profiles: [Profile]

  /// For each file, the position of its profile; empty if there is only one.
  package let numbers: [Int]

  /// Creates a table with one profile for all files.
  package init(_ profile: Profile) {
    passes = profile.codemods.map(\.metadata.id)
    profiles = [profile]
    numbers = []
  }

  /// Creates a table with several profiles.
  ///
  /// - Parameters:
  ///   - profiles: At least one profile.
  ///   - numbers: For each file of the run, the position of its profile in `profiles`.
  ///   - passes: The IDs of all passes, in order.
  package init(_ profiles: [Profile], of numbers: [Int], passes: [String]) {
    self.passes = passes.filter { pass in profiles.contains { $0.hasPass(pass) } }
    self.profiles = profiles
    self.numbers = numbers
  }

  /// The metadata of the passes that are on for any file, each once.
  var metadata: [CodemodMetadata] {
    let all = profiles.flatMap { $0.codemods.map(\.metadata) }
    return passes.compactMap { pass in all.first { $0.id == pass } }
  }

  /// The maximum number of rounds. A pass that changes each place once gets one level deeper with each round.
  var maximumRounds: Int {
    profiles.contains { $0.codemods.contains(where: \.changesPlacesOnce) } ? 1000 : Runner.maximumRounds
  }

  /// Whether a pass, by its ID, is a codemod of the user and not part of the program.
  func isUsersOwn(_ pass: String) -> Bool {
    profiles.contains { $0.codemods.contains { $0.metadata.id == pass && !$0.source.isEmpty } }
  }

  /// The profile of the file with a number.
  package subscript(file: Int) -> Profile {
    numbers.isEmpty ? profiles[0] : profiles[numbers[file]]
  }

  /// The numbers of the files in which a pass that is on may have findings, given the words in each.
  func files(with hits: [PassWords.Hits], of words: PassWords) -> [Int] {
    let wanted = profiles.map { words.wanted(by: $0.codemods.map(\.metadata)) }
    return hits.indices.filter { hits[$0].intersects(wanted[numbers.isEmpty ? 0 : numbers[$0]]) }
  }

  /// Whether the fix of a finding may change a file: its pass is on there, and the fix is requested.
  package func allow(_ finding: Finding, in file: Int) -> Bool {
    let profile = self[file]
    return profile.hasPass(finding.codemod) && profile.selection.includes(finding)
      && profile.filter.takes(finding)
  }

  /// Whether the fix of a finding is applied: it is allowed in the file of the finding, and in every file
  /// that it changes.
  package func apply(_ finding: Finding) -> Bool {
    guard allow(finding, in: finding.file) else { return false }
    return finding.fix?.files.allSatisfy { allow(finding, in: $0) } ?? false
  }
}
