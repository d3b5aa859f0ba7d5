/// What the passes before one have found in a file and its comments ask to be left alone.
package struct Silence: Sendable {
  /// The IDs of the passes that have looked at the file, in their order, with the settings that they have there.
  private var passes: [(id: String, options: CodemodOptions)] = []

  /// What they have found that is not told, by the positions of the stretches that silence it.
  package internal(set) var findings: [Int: [Finding]] = [:]

  package init() {}

  /// The settings with which a pass has looked at the file; nil if it has not.
  package func options(of pass: String) -> CodemodOptions? { passes.first { $0.id == pass }?.options }

  /// Adds that a pass has looked at the file.
  mutating func add(_ codemod: ConfiguredCodemod) { passes.append((codemod.metadata.id, codemod.options)) }
}
