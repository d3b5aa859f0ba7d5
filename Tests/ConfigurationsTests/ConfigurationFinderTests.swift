import CodemodKit
import TestSupport
import Testing

@testable import Configurations
@testable import Workspace

@Suite struct ConfigurationFinderTests {
  /// The first key of the configuration that holds for a folder, by the value of `sdk`.
  private func sdk(_ finder: inout ConfigurationFinder, _ folder: FilePath) throws -> Int? {
    try finder.configuration(for: folder)?.sdk?.value
  }

  @Test func theNearestAlone() throws {
    let scratch = try Scratch()
    try scratch.write(".swiftfix.json", "{ \"sdk\": 1, \"swift\": 6 }")
    try scratch.write("a/b/.swiftfix.json", "{ \"sdk\": 2 }")
    try scratch.git("init", "-q", scratch.path("a").text)
    var finder = ConfigurationFinder(.nearest, from: scratch.path, codemods: somePasses)
    for (folder, sdk) in [("a/b/c/d", 2), ("a/b", 2), ("a", 1), ("a/x", 1), ("y/z", 1), ("a/b/e", 2)] {
      #expect(try self.sdk(&finder, scratch.path(folder)) == sdk)
    }
    #expect(try finder.configuration(for: scratch.path("a/b"))?.swift == nil)
    var named = ConfigurationFinder(
      .file(scratch.path("a/b/.swiftfix.json")), from: scratch.path, codemods: somePasses)
    #expect(try sdk(&named, scratch.path) == 2)
    var none = ConfigurationFinder(.none, from: scratch.path, codemods: somePasses)
    #expect(try none.configuration(for: scratch.path) == nil)
  }

  /// A file that can't be read must not count as none.
  @Test func whatStandsInTheWay() throws {
    let scratch = try Scratch()
    try scratch.write("folder/.swiftfix.json/x")
    #expect(scratch.mistakes("folder") == ["folder/.swiftfix.json: a folder, not a file"])
    try scratch.write("link/x")
    scratch.link("nowhere", symbolicallyAs: "link/.swiftfix.json")
    #expect(scratch.mistakes("link") == ["link/.swiftfix.json: no such file"])
    try scratch.write("pipe/x")
    try run("mkfifo", scratch.path("pipe/.swiftfix.json").text)
    #expect(scratch.mistakes("pipe") == ["pipe/.swiftfix.json: a FIFO or device, not a file"])
    #expect(scratch.mistakes(".", .file(scratch.path("none"))) == ["none: no such file"])
  }

  @Test(.enabled(if: canActAsNobody)) func unreadable() throws {
    let scratch = try Scratch()
    try scratch.write("closed/.swiftfix.json", "{}")
    scratch.setMode(0, "closed/.swiftfix.json")
    let root = scratch.path
    var error: ConfigurationMistakes?
    try asNobody(root) {
      var finder = ConfigurationFinder(.nearest, from: root, codemods: [])
      do throws(ConfigurationMistakes) {
        _ = try finder.configuration(for: root.appending("closed"))
      } catch let mistakes {
        error = mistakes
      }
    }
    let messages = error?.mistakes.map { $0.message }
    #expect(messages == ["cannot read: \(Errno.noAccess)"])
  }

  /// A configuration that is a symlink counts where it stands, not where it leads to.
  @Test func symlinks() throws {
    let scratch = try Scratch()
    try scratch.write("dots/shared.json", "{ \"extends\": \"own.json\", \"exclude\": [\"x/y\"] }")
    try scratch.write("app/own.json", "{ \"sdk\": 3 }")
    scratch.link("../dots/shared.json", symbolicallyAs: "app/.swiftfix.json")
    #expect(try scratch.configuration("app").sdk?.value == 3)
    #expect(try excluded(scratch, ["app/x/y/z.swift", "dots/x/y/z.swift"]) == ["app/x/y/z.swift"])
  }

  // MARK: - Patterns

  /// Those of some files that patterns leave out.
  private func excluded(
    _ scratch: borrowing Scratch, _ names: [String], _ choice: ConfigurationFinder.Choice = .nearest
  ) throws -> [String] {
    var finder = ConfigurationFinder(choice, from: scratch.path, codemods: somePasses)
    return try names.filter { try finder.exclusion(of: scratch.path($0)) != nil }
  }

  private static let names = [
    "a.swift", "a.pb.swift", "Sources/a.swift", "Sources/Old/a.swift", "Sources/x/Old/a.swift",
    "Sources/x/a.pb.swift", "Tests/Old/a.swift", "Tests/a.swift",
  ]

  @Test func includeAndExclude() throws {
    let scratch = try Scratch()
    try scratch.write(".swiftfix.json", "{ \"exclude\": [\"*.pb.swift\", \"Old/\"] }")
    #expect(
      try excluded(scratch, Self.names) == [
        "a.pb.swift", "Sources/Old/a.swift", "Sources/x/Old/a.swift", "Sources/x/a.pb.swift",
        "Tests/Old/a.swift",
      ])
    try scratch.write(
      ".swiftfix.json", "{ \"exclude\": [\"Sources/Old\"], \"include\": [\"Sources/\", \"/a*\"] }")
    #expect(
      try excluded(scratch, Self.names) == ["Sources/Old/a.swift", "Tests/Old/a.swift", "Tests/a.swift"])
    #expect(try excluded(scratch, Self.names, .none) == [])
  }

  /// Patterns are seen from the folder of the file that they stand in.
  @Test func patternsOfAnExtendedFile() throws {
    let scratch = try Scratch()
    try scratch.write(".swiftfix.json", "{ \"exclude\": [\"Sources/Old\", \"*.pb.swift\"] }")
    try scratch.write("Sources/.swiftfix.json", "{ \"extends\": \"../.swiftfix.json\" }")
    #expect(
      try excluded(scratch, Self.names) == ["a.pb.swift", "Sources/Old/a.swift", "Sources/x/a.pb.swift"])
    // From a folder beside, only patterns without a slash say something.
    try scratch.write("shared/base.json", "{ \"exclude\": [\"x/a.pb.swift\", \"Old/\", \"Sources\"] }")
    try scratch.write("Sources/.swiftfix.json", "{ \"extends\": \"../shared/base.json\" }")
    #expect(
      try excluded(scratch, Self.names) == ["a.pb.swift", "Sources/Old/a.swift", "Sources/x/Old/a.swift"])
    // A file that is named holds everywhere, its other patterns from the current folder on.
    #expect(
      try excluded(scratch, Self.names, .file(scratch.path("shared/base.json"))) == [
        "Sources/a.swift", "Sources/Old/a.swift", "Sources/x/Old/a.swift", "Sources/x/a.pb.swift",
        "Tests/Old/a.swift",
      ])
  }
}
