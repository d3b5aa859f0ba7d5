import Reports
import Workspace

/// `swiftfix schema`: what the reports in JSON hold.
enum SchemaCommand {
  /// Prints the schema; the result is the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.operands.isEmpty else { throw UsageError("'swiftfix schema' takes no arguments") }
    StandardStream.output.write(ReportSchema.text)
    return .success
  }
}
