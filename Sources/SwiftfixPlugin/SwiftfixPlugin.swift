import Foundation
import PackagePlugin

/// `swift package swiftfix`: swiftfix on the package, or on those of its targets that `--target` names.
///
/// Everything else is handed on as it is.
@main
struct SwiftfixPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names)
    let process = Process()
    process.executableURL = try context.tool(named: "swiftfix").url
    process.arguments = extractor.remainingArguments + targets.map(\.directoryURL.path)
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What went wrong has been said; SwiftPM would only repeat that something did.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
