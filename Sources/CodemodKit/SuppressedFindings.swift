/// The findings of earlier passes in a file that its comments ignore.
package struct SuppressedFindings: Sendable {
  /// The passes that have processed the file, in order.
  package var passes: ArraySlice<ConfiguredCodemod> = []

  /// Their ignored findings, by the position of the stretch that ignores them.
  package var findings: [Int: [Finding]] = [:]

  package init() {}

  /// Whether a pass has processed the file.
  package func covers(_ pass: String) -> Bool { passes.contains { $0.metadata.id == pass } }

  /// Whether a comment on some lines (positions in the file's line table, 0-based) may prevent a fix,
  /// reported elsewhere, of a pass that has processed the file and that the comment names.
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
