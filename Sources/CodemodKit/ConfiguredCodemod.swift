import SwiftCST

/// A pass with what the user set for it.
package struct ConfiguredCodemod: Sendable {
  /// What the pass is called, what it looks for, and what it may say.
  package let metadata: CodemodMetadata

  private let find: @Sendable (FileContext) -> [Finding]

  /// The settings of the pass.
  let options: CodemodOptions

  /// A pass with the settings given, its defaults for the others.
  package init<Pass: Codemod>(_ codemod: Pass, options given: [String: OptionValue] = [:]) {
    metadata = Pass.metadata
    options = CodemodOptions(Pass.metadata.options, given: given)
    find = { codemod.findings(in: $0) }
  }

  /// Whether one of the words that the pass looks for stands in a file that may be changed.
  func mayMatch(in file: ProjectFile) -> Bool {
    file.isEditable && metadata.words.contains(where: file.tree.source.contains)
  }

  /// What the pass finds in a file.
  func findings(in file: FileContext) -> [Finding] { mayMatch(in: file.file) ? find(file) : [] }
}
