package import CodemodKit

/// The findings of the passes in files before anything is changed.
package struct FirstLook: Sendable {
  let state: RunState
  /// The findings, including those that a baseline contains.
  package let findings: [Finding]

  /// Whether a pass has findings in the files, or has queried the project around them. If not, the results
  /// for these files alone are complete.
  package var needsProject: Bool { !findings.isEmpty || state.wasAsked }
}
