import Foundation
import PackagePlugin

/// `swift package swiftfix`: runs swiftfix on the package, or on the targets that `--target` names.
///
/// All other arguments are passed on unchanged.
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
    // The error has been reported; SwiftPM would only report again that there was one.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The release build of swiftfix, which takes minutes the first time.
  ///
  /// If the plugin depended on the program, it would be a slow debug build, and each build of swiftfix itself
  /// would compile every module twice: once for the program, once as a tool for the plugin.
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
