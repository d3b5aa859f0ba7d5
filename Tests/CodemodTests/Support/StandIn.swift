import Foundation
import TestSupport

/// The modules under `Tests/StandIn`, which stand in for SwiftUI, Combine and the rest of Apple's Foundation.
struct StandIn: Sendable {
  struct Fault: Error, CustomStringConvertible {
    let module: String
    let messages: String
    var description: String { "the stand-in for \(module) doesn't compile:\n\(messages)" }
  }

  /// In the order of their imports.
  static let modules = ["Combine", "AppleFoundation", "SwiftUI"]
  /// What Apple's Foundation has and this one lacks: seen without an import, as if it were in Foundation.
  static let foundation = "AppleFoundation"

  /// Changes whenever the compiler or any declaration does.
  let digest: String
  private let interfaces: [(module: String, text: String)]
  private let toolchain: SwiftToolchain

  init(sources: URL, toolchain: SwiftToolchain) throws {
    self.toolchain = toolchain
    interfaces = try Self.modules.map { ($0, try Self.interface(of: $0, in: sources, toolchain)) }
    var digest = ContentDigest()
    digest.add(toolchain.version)
    for interface in interfaces { digest.add(interface.text) }
    self.digest = digest.text
  }

  /// An interface is one file: the files of a module one after the other, each with its name for messages.
  private static func interface(
    of module: String, in sources: URL, _ toolchain: SwiftToolchain
  ) throws -> String {
    let folder = sources.appending(path: module)
    var text = toolchain.interfaceHeader(module: module)
    for file in try swiftFiles(in: folder) {
      text += "#sourceLocation(file: \"\(module)/\(file)\", line: 1)\n"
      text += try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
    return text
  }

  /// Compiles the modules into a folder, unless they are there.
  func build(into folder: URL) async throws {
    let files = FileManager.default
    let finished = folder.appending(path: "finished")
    guard !files.fileExists(atPath: finished.path) else { return }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for (module, text) in interfaces {
      let interface = folder.appending(path: "\(module).swiftinterface")
      try Data(text.utf8).write(to: interface, options: .atomic)
      let outcome = try await toolchain.compile(interface: interface, module: module).run()
      guard outcome.status == 0 else { throw Fault(module: module, messages: outcome.errors) }
    }
    try Data().write(to: finished)
  }
}
