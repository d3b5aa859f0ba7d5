package import Rewriting
import SwiftCST

/// A place that a pass has something to say about.
package struct Finding: Sendable {
  /// The ID of the pass.
  package let codemod: String

  /// What the pass says, and how far it goes.
  package let rule: Rule

  /// The other rules that the fix falls under, in the order of their weight.
  package let others: [Rule]

  /// What is to be known once the fix is made.
  package let notes: [Rule]

  /// The number of the file in the project.
  package let file: Int

  /// The place (UTF-8 byte offsets, 0-based).
  package let range: Range<Int>

  /// What was seen there and what follows, in words that a person can act on.
  package let message: String

  /// The change, where there is one: whole or not at all, over all its files. Where two edits overlap, as
  /// they can in code that declares a name twice, there is none.
  package let fix: EditGroup?

  package init(
    codemod: String, rule: Rule, others: [Rule] = [], notes: [Rule] = [], file: Int, range: Range<Int>,
    message: String, fix: EditGroup?
  ) {
    self.codemod = codemod
    self.rule = rule
    self.others = others
    self.notes = notes
    self.file = file
    self.range = range
    self.message = message
    self.fix = fix
  }

  /// All rules that the finding falls under; that of the finding itself is the first.
  package var rules: [Rule] { [rule] + others }
}

extension [Finding] {
  /// What is to be known of these fixes: each note once, by ID, with the fixes that it goes with.
  package var notes: [(rule: Rule, fixes: [Finding])] {
    Set(flatMap(\.notes)).sorted(on: \.id).map { rule in
      (rule, filter { $0.notes.contains(rule) })
    }
  }
}
