import CodemodKit
import Configurations
import Reports
import Workspace

/// `swiftfix schema [report|config|search|why]`: prints the schema of JSON reports or of configuration files.
enum SchemaCommand {
  /// Prints the schema and returns the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    switch arguments.operands {
    case [], ["report"]: StandardStream.output.write(ReportSchema.text)
    case ["config"]: StandardStream.output.write(ConfigurationSchema(arguments.codemods.metadata).text)
    case ["search"]: StandardStream.output.write(SearchReport.schema)
    case ["why"]: StandardStream.output.write(WhyAnswer.schema)
    default: throw UsageError("'swiftfix schema' takes 'report', 'config', 'search' or 'why'")
    }
    return .success
  }
}
