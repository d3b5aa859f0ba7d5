package import Rewriting
import SwiftCST

/// A place outside of a finding that has to do with it.
package struct RelatedPlace: Hashable, Sendable {
  /// The number of the file in the project.
  package let file: Int

  /// The place (UTF-8 byte offsets, 0-based).
  package let range: Range<Int>

  package init(file: Int, range: Range<Int>) { (self.file, self.range) = (file, range) }
}

/// A finding of a pass at a place in the code.
package struct Finding: Sendable {
  /// The ID of the pass.
  package let codemod: String

  /// The rule, with its ID and tier.
  package let rule: Rule

  /// The other rules of the fix, by severity.
  package let others: [Rule]

  /// The notes on the fix.
  package let notes: [Rule]

  /// The number of the file in the project.
  package let file: Int

  /// The place (UTF-8 byte offsets, 0-based).
  package let range: Range<Int>

  /// What was found and what follows from it, as a message that a person can act on.
  package let message: String

  /// Other places that lead to the finding, such as the view that runs the code.
  package let related: [RelatedPlace]

  /// The fix, if any: applied to all its files or not at all. If two edits overlap, which may happen in code
  /// that declares a name twice, there is none.
  package let fix: EditGroup?

  package init(
    codemod: String, rule: Rule, others: [Rule] = [], notes: [Rule] = [], file: Int, range: Range<Int>,
    message: String, related: [RelatedPlace] = [], fix: EditGroup?
  ) {
    self.codemod = codemod
    self.rule = rule
    self.others = others
    self.notes = notes
    self.file = file
    self.range = range
    self.message = message
    self.related = related
    self.fix = fix
  }

  /// All rules of the finding; its own rule is the first.
  package var rules: [Rule] { [rule] + others }
}

extension [Finding] {
  /// The notes on these fixes: each note once, sorted by ID, with its fixes.
  package var notes: [(rule: Rule, fixes: [Finding])] {
    Set(flatMap(\.notes)).sorted(on: \.id).map { rule in
      (rule, filter { $0.notes.contains(rule) })
    }
  }
}
