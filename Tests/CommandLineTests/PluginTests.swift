import Foundation
import TestSupport
import Testing

/// `swift package swiftfix` in a package that depends on this one. Building swiftfix for it takes minutes.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SWIFTFIX_FULL_SIZE"] != nil))
struct PluginTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Sample",
      platforms: [.macOS(.v15)],
      dependencies: [.package(path: "\(packageRoot.path)")],
      targets: [.target(name: "First"), .target(name: "Second")]
    )

    """

  @Test func checksAndFixes() async throws {
    let playground = try Playground()
    try playground.write("Package.swift", Self.manifest)
    for name in ["First", "Second"] {
      let text = Sample.old(name).replacing("SwiftUI", with: "Foundation").replacing(": View", with: "")
      try playground.write("Sources/\(name)/\(name).swift", text)
    }
    let command = ["swift", "package", "--allow-writing-to-package-directory", "swiftfix"]
    func plugin(_ words: String...) async throws -> Program.Outcome {
      try await Program(
        url: URL(filePath: "/usr/bin/env"), arguments: command + words, folder: playground.folder
      ).run()
    }
    let check = try await plugin("--check")
    #expect(check.status == 1)
    // SwiftPM hands on both streams of a plugin's program on its own standard output.
    #expect((check.output + check.errors).contains("Would fix 2 places in 2 of 3 files."))

    #expect(try await plugin("--target", "Second").status == 0)
    #expect(try playground.text("Sources/Second/Second.swift").contains("static let formatter"))
    #expect(try !playground.text("Sources/First/First.swift").contains("static let formatter"))
    #expect(try await plugin("--check", "--target", "Second").status == 0)

    #expect(try await plugin("--check", "--target", "Third").status != 0)
  }
}
