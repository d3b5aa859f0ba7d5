package import Rewriting

/// A place that a pass has something to say about.
package struct Finding: Sendable {
  /// The ID of the pass.
  package let codemod: String

  /// What the pass says, and how far it goes.
  package let rule: Rule

  /// The number of the file in the project.
  package let file: Int

  /// The place (UTF-8 byte offsets, 0-based).
  package let range: Range<Int>

  /// What was seen there and what follows, in words that a person can act on.
  package let message: String

  /// The change, where there is one: whole or not at all, over all its files.
  package let fix: EditGroup?

  package init(
    codemod: String, rule: Rule, file: Int, range: Range<Int>, message: String, fix: EditGroup?
  ) {
    self.codemod = codemod
    self.rule = rule
    self.file = file
    self.range = range
    self.message = message
    self.fix = fix
  }
}
