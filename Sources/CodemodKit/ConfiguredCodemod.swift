package import SwiftCST

/// A pass with its options.
package struct ConfiguredCodemod: Sendable {
  /// The name, description and rules of the pass.
  package let metadata: CodemodMetadata

  /// The source of the pass, if it is not a part of the program: another text has other findings.
  package let source: String

  /// Whether a run changes each place once, since the pass skips what it has written. So it terminates after
  /// any number of rounds.
  package let changesPlacesOnce: Bool

  private let find: @Sendable ([Node], FileContext) -> [Finding]

  private let isHeldBack: @Sendable (Range<Int>, FileContext) -> Bool

  /// The options of the pass.
  package let options: CodemodOptions

  /// Creates a pass with the given options, and its defaults for the others.
  package init<Pass: Codemod>(_ codemod: Pass, options given: [String: OptionValue] = [:]) {
    metadata = Pass.metadata
    source = ""
    changesPlacesOnce = false
    options = CodemodOptions(Pass.metadata.options, given: given)
    find = { codemod.findings(at: $0, in: $1) }
    isHeldBack = { codemod.mayBeHeldBack(by: $0, of: $1) }
  }

  /// Creates a pass that isn't a ``Codemod``: it processes whole files and has no options.
  ///
  /// - Parameters:
  ///   - source: Its source.
  ///   - changesPlacesOnce: Whether it skips what it has written.
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

  /// The findings of the pass at its targets in a file with one of its words.
  package func findings(at places: [Node], in file: FileContext) -> [Finding] { find(places, file) }

  /// Whether a comment on some lines of a file may prevent a fix of the pass that is reported elsewhere; the
  /// options of the file's context are those of the pass.
  func mayBeHeldBack(by lines: Range<Int>, of file: FileContext) -> Bool { isHeldBack(lines, file) }
}
