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

  /// What the pass finds in a file that holds one of its words.
  func findings(in file: FileContext) -> [Finding] { find(file) }
}
