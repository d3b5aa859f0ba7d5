import Foundation
import TestSupport

/// The compiler that builds these tests, addressed without its driver: that saves a process for every case.
struct SwiftToolchain: Sendable {
  struct Missing: Error, CustomStringConvertible {
    var description: String { "no swiftc on the PATH, nor in SWIFT_EXEC" }
  }

  let compiler: URL
  let version: String
  private let target: String
  private let resources: URL

  /// Asks the compiler on the PATH what it is.
  static func find() async throws -> SwiftToolchain {
    guard let compiler = candidates().first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw Missing() }
    let folder = FileManager.default.temporaryDirectory
    let outcome = try await Program(url: compiler, arguments: ["-print-target-info"], folder: folder)
      .run()
    let info = try JSONDecoder().decode(TargetInfo.self, from: Data(outcome.output.utf8))
    return SwiftToolchain(
      compiler: compiler, version: info.compilerVersion, target: info.target.triple,
      resources: URL(filePath: info.paths.runtimeResourcePath))
  }

  private static func candidates() -> [URL] {
    let environment = ProcessInfo.processInfo.environment
    let named = environment["SWIFT_EXEC"].map { [URL(filePath: $0)] } ?? []
    let folders = environment["PATH", default: ""].split(separator: ":")
    return named + folders.map { URL(filePath: String($0)).appending(path: "swiftc") }
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var compilerVersion: String
    var target: Target
    var paths: Paths
  }

  /// Says all that is wrong with some files and writes nothing. Definite initialisation and the isolation of
  /// regions are judged on SIL, after type checking, so this goes as far as SIL.
  func check(
    _ files: [String], in folder: URL, modules: URL, implicitly imported: String,
    mode: TypeCheckCase.LanguageMode, options: [String]
  ) -> Program {
    let common = arguments(for: files, modules: modules, implicitly: imported, mode: mode, options: options)
    return Program(
      url: compiler, arguments: ["-frontend", "-emit-sil", "-o", "/dev/null"] + common + files, folder: folder
    )
  }

  /// Prints the checked trees of some files: every type, and every declaration that a name refers to.
  func dump(
    _ files: [String], in folder: URL, modules: URL, implicitly imported: String,
    mode: TypeCheckCase.LanguageMode, options: [String]
  ) -> Program {
    let common = arguments(for: files, modules: modules, implicitly: imported, mode: mode, options: options)
    return dump(files, of: common + files, in: folder)
  }

  /// Prints the checked trees of some files of a module, which all stand among the arguments.
  func dump(_ files: [String], of arguments: [String], in folder: URL) -> Program {
    let wanted = Set(files)
    let all = arguments.flatMap { wanted.contains($0) ? ["-primary-file", $0] : [$0] }
    return Program(url: compiler, arguments: ["-frontend", "-dump-ast"] + all, folder: folder)
  }

  private func arguments(
    for files: [String], modules: URL, implicitly imported: String, mode: TypeCheckCase.LanguageMode,
    options: [String]
  ) -> [String] {
    let host = resources.appending(path: "host")
    let arguments = [
      "-target", target, "-swift-version", mode.rawValue,
      "-module-name", "Case", "-I", modules.path, "-import-module", imported,
      "-plugin-path", host.appending(path: "plugins").path,
      "-in-process-plugin-server-path", host.appending(path: "libSwiftInProcPluginServer.so").path,
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ]
    let isScript = files.contains { $0.hasSuffix("main.swift") }
    return arguments + (isScript ? [] : ["-parse-as-library"]) + options
  }

  /// Turns an interface into a module beside it.
  func compile(interface: URL, module name: String) -> Program {
    let folder = interface.deletingLastPathComponent()
    return Program(
      url: compiler,
      arguments: [
        "-frontend", "-compile-module-from-interface", interface.path, "-module-name", name, "-target",
        target,
        "-I", folder.path, "-o", folder.appending(path: "\(name).swiftmodule").path,
        "-diagnostic-style", "llvm", "-no-color-diagnostics",
      ],
      folder: folder)
  }

  /// The first lines of an interface.
  func interfaceHeader(module name: String) -> String {
    """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -module-name \(name) -swift-version 6 -enable-library-evolution -target \(target)

    """
  }
}
