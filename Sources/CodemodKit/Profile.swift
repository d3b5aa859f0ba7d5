import Rewriting

/// What holds for some files of a run: which passes look at them, and which of their fixes are made.
package struct Profile: Sendable {
  /// The passes that are on, in their order.
  package let codemods: [ConfiguredCodemod]

  /// Which of their fixes are made.
  package let selection: FixSelection

  package init(_ codemods: [ConfiguredCodemod], applying selection: FixSelection) {
    self.codemods = codemods
    self.selection = selection
  }

  /// Whether a pass is on.
  func hasPass(_ id: String) -> Bool { codemods.contains { $0.metadata.id == id } }

  /// Whether one of the words that the passes look for stands in a file that may be changed.
  package func mayMatch(in file: ProjectFile) -> Bool {
    PassWords(codemods.map(\.metadata)).hits(in: file) != 0
  }

  /// What each pass finds in a file, without what its comments ask to be left alone.
  package func findings(in project: ProjectContext, file number: Int) -> [String: [Finding]] {
    let words = PassWords(codemods.map(\.metadata))
    let hits = words.hits(in: project.files[number])
    return findings(in: project, file: number) { words.mayMatch($0, hits) }
  }

  /// What each pass finds in a file, without what its comments ask to be left alone.
  ///
  /// - Parameter mayMatch: Whether one of the words that a pass looks for stands in the file.
  func findings(
    in project: ProjectContext, file number: Int, where mayMatch: (CodemodMetadata) -> Bool
  ) -> [String: [Finding]] {
    let file = project.files[number]
    var told: [String: [Finding]] = [:]
    var silence = Silence()
    for codemod in codemods {
      let context = FileContext(
        project: project, number: number, options: codemod.options, silence: silence)
      let found = mayMatch(codemod.metadata) ? codemod.findings(in: context) : []
      silence.passes.append(codemod.metadata.id)
      guard !found.isEmpty else { continue }
      silence.findings += found.filter { file.suppressions.covering($0, file.lines) != nil }
      told[codemod.metadata.id] = found.filter { file.suppressions.covering($0, file.lines) == nil }
    }
    return told
  }
}

/// What the passes before one have found in a file and its comments ask to be left alone.
package struct Silence: Sendable {
  /// The IDs of the passes that have looked at the file, in their order.
  package internal(set) var passes: [String] = []

  /// What they have found that is not told.
  package internal(set) var findings: [Finding] = []

  package init() {}
}

/// The profile of each file of a run.
package struct ProfileTable: Sendable {
  /// The IDs of all passes that are on somewhere, in the order in which their findings are told.
  package let passes: [String]

  private let profiles: [Profile]
  /// For each file the position of its profile; empty where there is but one.
  private let numbers: [Int]

  /// One profile for all files.
  package init(_ profile: Profile) {
    passes = profile.codemods.map(\.metadata.id)
    profiles = [profile]
    numbers = []
  }

  /// Several profiles.
  ///
  /// - Parameters:
  ///   - profiles: At least one.
  ///   - numbers: For each file of the run the position of its profile in `profiles`.
  ///   - passes: The IDs of all passes, in their order.
  package init(_ profiles: [Profile], of numbers: [Int], passes: [String]) {
    self.passes = passes.filter { pass in profiles.contains { $0.hasPass(pass) } }
    self.profiles = profiles
    self.numbers = numbers
  }

  /// What the passes that are on somewhere are called and look for, each once.
  var metadata: [CodemodMetadata] {
    let all = profiles.flatMap { $0.codemods.map(\.metadata) }
    return passes.compactMap { pass in all.first { $0.id == pass } }
  }

  /// The profile of the file with a number.
  package subscript(file: Int) -> Profile {
    numbers.isEmpty ? profiles[0] : profiles[numbers[file]]
  }

  /// The numbers of the files in which a pass that is on can have anything to say, given the words in each.
  func files(with hits: [PassWords.Hits], of words: PassWords) -> [Int] {
    let wanted = profiles.map { words.wanted(by: $0.codemods.map(\.metadata)) }
    return hits.indices.filter { hits[$0] & wanted[numbers.isEmpty ? 0 : numbers[$0]] != 0 }
  }

  /// Whether the fix of a finding may change a file: its pass is on there, and the fix is asked for.
  package func allow(_ finding: Finding, in file: Int) -> Bool {
    self[file].hasPass(finding.codemod) && self[file].selection.includes(finding)
  }

  /// Whether the fix of a finding is made: it is allowed where it was found, and in every file that it changes.
  package func apply(_ finding: Finding) -> Bool {
    guard allow(finding, in: finding.file) else { return false }
    return finding.fix?.files.allSatisfy { allow(finding, in: $0) } ?? false
  }
}
