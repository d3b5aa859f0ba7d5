package import CodemodKit

/// What the passes see in files before anything is changed.
package struct FirstLook: Sendable {
  let state: RunState
  /// What the passes have found, whatever a baseline knows.
  package let findings: [Finding]

  /// Whether a pass has anything to say of the files, or to ask of the project around them. Where none has,
  /// these files alone tell all.
  package var needsProject: Bool { !findings.isEmpty || state.wasAsked }
}
