/// How a command ended, for whoever called it.
package enum ExitCode: Int32 {
  /// The command did what it was asked to, whether or not there is anything left to fix.
  case success = 0
  /// Something was found, where finding is the question: of `--check`, and of `syntax --check`.
  case findings = 1
  /// The command line or the input is at fault, or a fault of swiftfix was taken back.
  case failure = 2
  /// Tokens and trivia of a file were not the file; only the check of the parser says so.
  case roundTripFailure = 3
}
