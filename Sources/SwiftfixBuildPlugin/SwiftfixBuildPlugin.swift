import Foundation
import PackagePlugin

/// Reports swiftfix's findings in the sources of a target as warnings in each build.
///
/// It runs the installed swiftfix; if there is none, it only prints a remark: a build must not wait for a
/// release build of swiftfix, and must not fail because a colleague hasn't installed it.
@main
struct SwiftfixBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
    return commands(sources)
  }

  /// The command that checks some sources before each build; none if swiftfix isn't installed.
  private func commands(_ sources: [URL]) -> [Command] {
    guard !sources.isEmpty else { return [] }
    guard let program = installedProgram else {
      Diagnostics.remark("swiftfix isn't on the PATH; install it to see its warnings in builds")
      return []
    }
    let arguments = ["--check", "--fail-on", "never", "--quiet", "--no-cache", "--force-exclude"]
    return [
      .buildCommand(
        displayName: "swiftfix", executable: program, arguments: arguments + sources.map(\.path),
        inputFiles: sources)
    ]
  }

  /// The first swiftfix in the folders of `PATH`, or in the usual installation folders: Xcode has its own
  /// PATH.
  private var installedProgram: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let home = URL(filePath: NSHomeDirectory()).appending(path: ".local/bin").path
    let folders = path.split(separator: ":").map(String.init) + [home, "/usr/local/bin", "/opt/homebrew/bin"]
    return folders.filter { $0.hasPrefix("/") }.map { URL(filePath: $0).appending(path: "swiftfix") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension SwiftfixBuildPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let sources = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
    return commands(sources)
  }
}
#endif
