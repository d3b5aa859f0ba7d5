package import CodemodKit
import Rewriting
import SwiftCST

/// What a run came to.
package struct Outcome: Sendable {
  /// The files as they are after the run.
  package private(set) var files: [ProjectFile]

  /// The files as they were before it.
  package let originals: [ProjectFile]

  /// The numbers of the files that changed, ascending.
  package private(set) var changed: [Int] = []

  /// What was found before anything changed; the places are those of the files as they were.
  package internal(set) var initial: [Finding] = []

  /// What was found in the end; the places are those of the files as they are.
  package internal(set) var remaining: [Finding] = []

  /// The fixes that were made, in their order over the rounds.
  package private(set) var applied: [Finding] = []

  /// The comments that were written to silence findings, each as a finding whose fix writes it.
  package private(set) var silenced: [Finding] = []

  /// How many of ``applied`` the first round made; their places and edits are those of the files as they
  /// were.
  package private(set) var firstRoundCount = 0

  /// What went wrong.
  package internal(set) var faults: [Fault] = []

  /// The fixes that were left out because of what they would have broken; the places are those of
  /// ``remaining``.
  package internal(set) var leftOut = LeftOutFixes()

  /// What the run knows of the project in the end. Whoever keeps the outcome until the program ends spares it
  /// the work of forgetting all that piece by piece.
  var state: RunState?

  /// What a run comes to as long as nothing is found.
  package init(files: [ProjectFile]) {
    self.files = files
    originals = files
  }

  mutating func apply(_ round: Round) {
    for (number, file) in round.changed { files[number] = file }
    let made = round.applied.filter { !$0.isSilencing }
    if applied.isEmpty { firstRoundCount = made.count }
    applied += made
    silenced += round.applied.filter(\.isSilencing)
    leftOut.follow(round.edits)
    changed = files.indices.filter { files[$0].source != originals[$0].source }
  }

  /// The texts of the files that changed, by which a repetition is recognised.
  var changedTexts: [Int: SourceText] {
    Dictionary(uniqueKeysWithValues: changed.map { ($0, files[$0].source) })
  }
}

extension Outcome {
  /// The fixes that span files, each as positions in ``changed``; what they touch is written together.
  package var groupsOfChanges: [[Int]] {
    let position = Dictionary(uniqueKeysWithValues: changed.enumerated().map { ($1, $0) })
    return applied.compactMap { finding in
      let files = finding.fix?.files.compactMap { position[$0] } ?? []
      return files.count > 1 ? files : nil
    }
  }
}
