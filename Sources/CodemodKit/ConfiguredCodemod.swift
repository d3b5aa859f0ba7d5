import SwiftCST

/// A pass with what the user set for it.
package struct ConfiguredCodemod: Sendable {
  /// What the pass is called, what it looks for, and what it may say.
  package let metadata: CodemodMetadata

  private let find: @Sendable (FileContext) -> [Finding]
  private let options: CodemodOptions

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

  /// What the pass finds in a file, without what its comments ask to be left alone.
  func findings(in project: ProjectContext, file number: Int) -> [Finding] {
    let file = project.files[number]
    guard mayMatch(in: file) else { return [] }
    return find(FileContext(project: project, number: number, options: options))
      .filter { file.suppressions.covering($0, file.lines) == nil }
  }
}
