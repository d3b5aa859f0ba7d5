/// The result of a command for its caller.
package enum ExitCode: Int32 {
  /// The command did what it was asked to do, even if there is something left to fix.
  case success = 0
  /// There are findings, for commands that check: `--check` and `syntax --check`.
  case findings = 1
  /// The command line or the input is wrong, or a mistake of swiftfix was reverted.
  case failure = 2
  /// The tokens and trivia of a file don't reproduce the file; only the parser check reports it.
  case roundTripFailure = 3
}
