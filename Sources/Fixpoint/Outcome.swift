package import CodemodKit
import Rewriting
import SwiftCST

/// The outcome of a run.
package struct Outcome: Sendable {
  /// The files after the run.
  package private(set) var files: [ProjectFile]

  /// The files before the run.
  package let originals: [ProjectFile]

  /// The numbers of the files that changed, ascending.
  package private(set) var changed: [Int] = []

  /// The findings before any change; their places refer to the original files.
  package internal(set) var initial: [Finding] = []

  /// The findings at the end; their places refer to the final files.
  package internal(set) var remaining: [Finding] = []

  /// The applied fixes, in the order of the rounds.
  package private(set) var applied: [Finding] = []

  /// The ignore comments that were written, each as a finding whose fix writes it.
  package private(set) var silenced: [Finding] = []

  /// The number of fixes in ``applied`` from the first round; their places and edits refer to the original
  /// files.
  package private(set) var firstRoundCount = 0

  /// The mistakes that were reverted.
  package internal(set) var faults: [Fault] = []

  /// The fixes that were skipped because of what they would have broken; their places refer to the same files
  /// as ``remaining``.
  package internal(set) var leftOut = LeftOutFixes()

  /// The final state of the run. Keeping the outcome until the program ends avoids the cost of deallocating
  /// it.
  var state: RunState?

  /// Creates the outcome of a run without findings.
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

  /// The texts of the changed files, which identify a repetition.
  var changedTexts: [Int: SourceText] {
    Dictionary(uniqueKeysWithValues: changed.map { ($0, files[$0].source) })
  }
}

extension Outcome {
  /// The fixes that span files, each as positions in ``changed``; these files are written together.
  package var groupsOfChanges: [[Int]] {
    let position = Dictionary(uniqueKeysWithValues: changed.enumerated().map { ($1, $0) })
    return applied.compactMap { finding in
      let files = finding.fix?.files.compactMap { position[$0] } ?? []
      return files.count > 1 ? files : nil
    }
  }
}
