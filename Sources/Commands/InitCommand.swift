import CodemodKit
import Configurations
import Workspace

/// `swiftfix init [FOLDER]`: writes a configuration with explanations.
enum InitCommand {
  /// Writes the file and returns the exit code.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.count <= 1 else { throw UsageError("'swiftfix init' takes one folder") }
    let current = try HostProcess.currentFolder()
    let given = FilePath(arguments.operands.first ?? ".")
    let question = try ConfigurationQuestion(given, from: current)
    guard question.isFolder else { throw UsageError("\(given): not a folder; name the one to configure") }
    let path = question.path.appending(ConfigurationFinder.fileName)
    let name = path.relative(to: current)
    guard try path.create(ConfigurationTemplate(arguments.codemods.metadata).text) else {
      throw UsageError("\(name): already exists; nothing was written")
    }
    Swiftfix.show("Wrote \(name). Remove the // before the values that you want.")
    try reportCovered(by: question.path, from: current, arguments.codemods.metadata)
    return .success
  }

  /// Reports that the new file replaces one further up: only the nearest one applies, which may be a
  /// surprise.
  private static func reportCovered(
    by folder: FilePath, from current: FilePath, _ codemods: [CodemodMetadata]
  ) throws {
    guard folder.parent != folder else { return }
    var finder = ConfigurationFinder(.nearest, from: current, codemods: codemods)
    guard let covered = try finder.configuration(for: folder.parent)?.files.first else { return }
    Swiftfix.show(
      "\(covered.relative(to: current)) no longer has an effect here, unless you write "
        + "\"extends\": \"\(covered.relative(to: folder))\".")
  }
}
