/// What the passes before one have found in a file and its comments ask to be left alone.
package struct Silence: Sendable {
  /// The passes that have looked at the file, in their order.
  package var passes: ArraySlice<ConfiguredCodemod> = []

  /// What they have found that is not told, by the positions of the stretches that silence it.
  package var findings: [Int: [Finding]] = [:]

  package init() {}

  /// Whether a pass has looked at the file.
  package func covers(_ pass: String) -> Bool { passes.contains { $0.metadata.id == pass } }

  /// Whether a comment on some lines (positions in the file's line table, 0-based) may keep a pass that has
  /// looked at the file, and that the comment is for, from a fix that it reports elsewhere.
  package func mayHoldBack(
    _ lines: Range<Int>, of file: FileContext, where isMeant: (CodemodMetadata) -> Bool
  ) -> Bool {
    passes.contains { pass in
      isMeant(pass.metadata)
        && pass.mayBeHeldBack(
          by: lines, of: FileContext(project: file.project, number: file.number, options: pass.options))
    }
  }
}
