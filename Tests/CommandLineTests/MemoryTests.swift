import Foundation
import SwiftCST
import TestSupport
import Testing

/// What a run over many files finds is remembered, and changes nothing but how long the next one takes.
@Suite(.serialized) struct MemoryTests {
  private static let manyFiles = 0..<100

  /// So many files that what is found in them is kept, one with a syntax error and two that change together
  /// among them.
  private static func makePlayground() throws -> Playground {
    let playground = try Playground()
    try playground.write("Package.swift", CrossFile.manifest)
    for number in manyFiles { try playground.write("Old\(number).swift", Sample.old("Old\(number)")) }
    try playground.write("Model.swift", CrossFile.model("Model"))
    try playground.write("ModelView.swift", CrossFile.view("Model"))
    try playground.write("Broken.swift", Sample.broken)
    return playground
  }

  private static func kept(_ playground: Playground) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: playground.cache.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: playground.cache, includingPropertiesForKeys: nil)
  }

  @Test(arguments: [
    ["--dry-run"], ["--dry-run", "--unsafe", "--verbose"], ["--check"], ["--check", "--format", "json"],
    ["--check", "--max-fixes", "3"], ["--check", "--statistics"], ["--check", "--only", "hoist-formatters"],
  ])
  func nextRunSaysTheSame(_ arguments: [String]) async throws {
    let playground = try Self.makePlayground()
    let alone = try await playground.swiftfix(arguments + ["--no-cache"])
    #expect(try Self.kept(playground).isEmpty)
    for _ in 0..<2 {
      let run = try await playground.swiftfix(arguments)
      #expect(run.output == alone.output)
      #expect(run.errors == alone.errors)
      #expect(run.status == alone.status)
      #expect(!(try Self.kept(playground)).isEmpty)
    }
  }

  /// Nobody looks again: what is remembered is told, even where somebody has changed it.
  @Test func isTaken() async throws {
    let playground = try Self.makePlayground()
    try await playground.swiftfix("--check", "-q")
    for file in try Self.kept(playground) {
      var body = Array(try Data(contentsOf: file).dropLast(16))
      for start in body.indices where body[start...].starts(with: "DateFormatter' is".utf8) {
        body[start] = UInt8(ascii: "L")
      }
      let digest = TextDigest(of: body)
      let end = [digest.high, digest.low].flatMap { half in
        (0..<8).map { UInt8(truncatingIfNeeded: half >> UInt64(56 - $0 * 8)) }
      }
      try Data(body + end).write(to: file)
    }
    let next = try await playground.swiftfix("--check", "-q")
    #expect(next.output.contains("'LateFormatter' is"))
  }

  /// A run that writes knows of what it has written what the next one would find.
  @Test func isTakenAfterWriting() async throws {
    let playground = try Self.makePlayground()
    try FileManager.default.removeItem(at: playground.url("Broken.swift"))
    #expect(try await playground.swiftfix("--yes", ".").status == 0)
    let kept = Set(try Self.kept(playground))
    #expect(kept.count > 1)
    #expect(try await playground.swiftfix("--check", "-q").status == 0)
    #expect(Set(try Self.kept(playground)) == kept)
  }

  @Test(arguments: [
    ("Old7.swift", Sample.old("Old7").replacing("DateFormatter()", with: "NumberFormatter()")),
    ("Old7.swift", "// swiftfix:ignore-file\n" + Sample.old("Old7")),
    ("Model.swift", CrossFile.model("Model") + "let counts = Model().$count\n"),
    ("Added.swift", Sample.old("Added")),
    ("Broken.swift", "\n" + Sample.broken),
    ("Broken.swift", "let whole = 1\n"),
    ("Package.swift", CrossFile.manifest.replacing("v17", with: "v16")),
    (".swiftfix.json", #"{ "passes": { "hoist-formatters": "off" } }"#),
    (".swiftfix.json", #"{ "deployment": { "ios": 16 } }"#),
    (".swiftfix.json", #"{ "exclude": ["Old7.swift"] }"#),
  ])
  func anyChangeIsSeen(_ name: String, _ text: String) async throws {
    let playground = try Self.makePlayground()
    let before = try await playground.swiftfix("--dry-run", "--verbose")
    try playground.write(name, text)
    let after = try await playground.swiftfix("--dry-run", "--verbose")
    let alone = try await playground.swiftfix("--dry-run", "--verbose", "--no-cache")
    #expect(after.output == alone.output)
    #expect(after.errors == alone.errors)
    #expect(after.output + after.errors != before.output + before.errors)
  }

  @Test(arguments: [["--deployment", "ios=16"], ["--only", "observable-migration"], ["--swift", "5"]])
  func otherOptionsAreSeen(_ options: [String]) async throws {
    let playground = try Self.makePlayground()
    try await playground.swiftfix("--dry-run")
    let after = try await playground.swiftfix(["--dry-run", "--verbose"] + options)
    let alone = try await playground.swiftfix(["--dry-run", "--verbose", "--no-cache"] + options)
    #expect(after.output == alone.output)
    #expect(after.errors == alone.errors)
  }

  @Test(arguments: [0, 1, 40, 3000])
  func whatIsDamagedIsNotTaken(_ place: Int) async throws {
    let playground = try Self.makePlayground()
    let whole = try await playground.swiftfix("--dry-run", "--verbose")
    for file in try Self.kept(playground) {
      var bytes = try Data(contentsOf: file)
      bytes[min(place, bytes.count - 1)] ^= 1
      try bytes.write(to: file)
    }
    #expect(try await playground.swiftfix("--dry-run", "--verbose").output == whole.output)
    for file in try Self.kept(playground) { try Data(contentsOf: file).dropLast(place + 1).write(to: file) }
    let cut = try await playground.swiftfix("--dry-run", "--verbose")
    #expect(cut.output == whole.output)
    #expect(cut.errors == whole.errors)
  }

  #if os(Linux)
  /// Some who pack programs give all files the same time: then the linker's mark tells two builds apart.
  @Test func otherBuildsLookAgain() async throws {
    let playground = try Self.makePlayground()
    var program = try Data(contentsOf: Program.swiftfix)
    let owner = try #require(program.range(of: Data([3, 0, 0, 0] + "GNU\0".utf8)))
    var counts: [Int] = []
    for _ in 0..<2 {
      for _ in 0..<2 {
        try program.write(to: playground.url("program"))
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755, .modificationDate: Date(timeIntervalSince1970: 1)],
          ofItemAtPath: playground.url("program").path)
        try await playground.run("./program", "--check", "-q")
        counts.append(try Self.kept(playground).count)
      }
      program[owner.upperBound] ^= 1
    }
    #expect(counts[0] > 0)
    #expect(counts == [1, 1, 2, 2].map { $0 * counts[0] })
  }
  #endif

  @Test func fewFilesAreNotRemembered() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    try await playground.swiftfix("--check", "-q")
    #expect(try Self.kept(playground).isEmpty)
  }

  @Test func nobodyNeedsToRemember() async throws {
    let playground = try Self.makePlayground()
    let alone = try await playground.swiftfix("--dry-run", "--no-cache")
    for home in ["/dev/null", "relative", "/proc/none"] {
      let run = try await playground.swiftfix(
        "--dry-run", environment: ["XDG_CACHE_HOME": home, "HOME": "relative"])
      #expect(run.output == alone.output)
      #expect(run.errors == alone.errors)
    }
    #expect(!FileManager.default.fileExists(atPath: playground.url("relative").path))
  }
}
