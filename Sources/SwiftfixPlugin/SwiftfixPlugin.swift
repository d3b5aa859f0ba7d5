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
    process.executableURL = try builtProgram()
    process.arguments = extractor.remainingArguments + targets.map(\.directoryURL.path)
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What went wrong has been said; SwiftPM would only repeat that something did.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// swiftfix as a release build makes it, which takes minutes the first time.
  ///
  /// A dependency of the plugin on the program would give a slow debug build, and each build of swiftfix
  /// itself would compile every module twice: once for the program, once as a tool for the plugin.
  private func builtProgram() throws -> URL {
    let build = try packageManager.build(
      .product("swiftfix"), parameters: .init(configuration: .release, logging: .concise, echoLogs: true))
    let program = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == "swiftfix"
    }
    guard build.succeeded, let program else {
      Diagnostics.error("swiftfix could not be built, so nothing was checked; see the lines above")
      exit(2)
    }
    return program.url
  }
}
