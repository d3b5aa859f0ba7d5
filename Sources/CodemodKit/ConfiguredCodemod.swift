package import SwiftCST

/// A pass with what the user set for it.
package struct ConfiguredCodemod: Sendable {
  /// What the pass is called, what it looks for, and what it may say.
  package let metadata: CodemodMetadata

  /// What the pass is made of, where that is not a part of the program: another text finds something else.
  package let source: String

  /// Whether a run changes each place once: what the pass has written it leaves alone. So it ends after any number
  /// of rounds.
  package let changesPlacesOnce: Bool

  private let find: @Sendable ([Node], FileContext) -> [Finding]

  private let isHeldBack: @Sendable (Range<Int>, FileContext) -> Bool

  /// The settings of the pass.
  package let options: CodemodOptions

  /// A pass with the settings given, its defaults for the others.
  package init<Pass: Codemod>(_ codemod: Pass, options given: [String: OptionValue] = [:]) {
    metadata = Pass.metadata
    source = ""
    changesPlacesOnce = false
    options = CodemodOptions(Pass.metadata.options, given: given)
    find = { codemod.findings(at: $0, in: $1) }
    isHeldBack = { codemod.mayBeHeldBack(by: $0, of: $1) }
  }

  /// A pass that isn't written as a ``Codemod``: it looks at whole files and has no settings.
  ///
  /// - Parameters:
  ///   - source: What it is made of.
  ///   - changesPlacesOnce: Whether it leaves alone what it has written.
  package init(
    _ metadata: CodemodMetadata, from source: String, changingPlacesOnce changesPlacesOnce: Bool = false,
    find: @escaping @Sendable (FileContext) -> [Finding]
  ) {
    self.changesPlacesOnce = changesPlacesOnce
    self.metadata = metadata
    self.source = source
    options = CodemodOptions([], given: [:])
    self.find = { _, file in find(file) }
    isHeldBack = { _, _ in false }
  }

  /// What the pass finds at its targets in a file that holds one of its words.
  package func findings(at places: [Node], in file: FileContext) -> [Finding] { find(places, file) }

  /// Whether a comment on some lines of a file may keep the pass from a fix that it tells of elsewhere; the
  /// settings of the file's context are those of the pass.
  func mayBeHeldBack(by lines: Range<Int>, of file: FileContext) -> Bool { isHeldBack(lines, file) }
}
