import CodemodKit
import Configurations
import Reports
import Workspace

/// `swiftfix schema [report|config|search]`: what reports in JSON and configuration files hold.
enum SchemaCommand {
  /// Prints the schema; the result is the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    switch arguments.operands {
    case [], ["report"]: StandardStream.output.write(ReportSchema.text)
    case ["config"]: StandardStream.output.write(ConfigurationSchema(arguments.codemods.metadata).text)
    case ["search"]: StandardStream.output.write(SearchReport.schema)
    default: throw UsageError("'swiftfix schema' takes 'report', 'config' or 'search'")
    }
    return .success
  }
}
