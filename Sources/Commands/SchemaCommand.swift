import CodemodKit
import Configurations
import Reports
import Workspace

/// `swiftfix schema [report|config]`: what reports in JSON and configuration files hold.
enum SchemaCommand {
  /// Prints the schema; the result is the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    switch arguments.operands {
    case [], ["report"]: StandardStream.output.write(ReportSchema.text)
    case ["config"]: StandardStream.output.write(ConfigurationSchema(arguments.codemods.metadata).text)
    default: throw UsageError("'swiftfix schema' takes 'report' or 'config'")
    }
    return .success
  }
}
