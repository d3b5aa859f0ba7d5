package import Foundation
import Testing

/// A folder in which a test runs swiftfix; it goes when the test ends.
package final class Playground: Sendable {
  /// The current folder of all runs.
  package let folder: URL

  private let home: URL

  package init() throws {
    home = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "swiftfix-test-\(UUID().uuidString)")
    folder = home.appending(path: "work")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? setMode(0o755, ".")
    try? FileManager.default.removeItem(at: home)
  }

  // MARK: - Files

  package func url(_ name: String) -> URL { folder.appending(path: name) }

  /// Writes a file, and makes the folders on the way to it.
  package func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  package func write(_ name: String, _ bytes: Data) throws {
    let folder = url(name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try bytes.write(to: url(name))
  }

  package func read(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

  package func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

  package func setMode(_ mode: Int, _ name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url(name).path)
  }

  package func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url(name).path)[.posixPermissions] as? Int
  }

  /// The names of all files and folders beneath the folder, git's own left out.
  package func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0 != ".git" && !$0.hasPrefix(".git/") }.sorted()
  }

  /// All Swift files beneath the folder.
  package func contents() throws -> [String: Data] {
    let names = try names().filter { $0.hasSuffix(".swift") }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try read($0)) })
  }

  /// Where swiftfix keeps the journal of the only run outside git so far, when that has come to `phase`.
  package func journal(_ phase: String) throws -> URL {
    let state = home.appending(path: "state/swiftfix")
    let files = try FileManager.default.subpathsOfDirectory(atPath: state.path)
    let records = files.filter { $0.hasSuffix("/last-run") }
    try #require(records.count == 1)
    let record = records[0]
    guard phase != "last-run" else { return state.appending(path: record) }
    return state.appending(path: "pending/\(record.dropLast("/last-run".count)).\(phase)")
  }

  /// Where swiftfix keeps what it finds in many files.
  package var cache: URL { home.appending(path: "cache/swiftfix") }

  // MARK: - Programs

  /// The folders of the user's that swiftfix writes to.
  private var folders: [String: String] {
    [
      "XDG_STATE_HOME": home.appending(path: "state").path,
      "XDG_CACHE_HOME": home.appending(path: "cache").path,
    ]
  }

  /// Runs swiftfix.
  @discardableResult
  package func swiftfix(
    _ arguments: String..., in subfolder: String = ".", environment: [String: String] = [:],
    input: String = "", interrupt: Program.Interrupt? = nil
  ) async throws -> Program.Outcome {
    try await swiftfix(
      arguments, in: subfolder, environment: environment, input: Data(input.utf8), interrupt: interrupt)
  }

  @discardableResult
  package func swiftfix(
    _ arguments: [String], in subfolder: String = ".", environment: [String: String] = [:],
    input: Data = Data(), interrupt: Program.Interrupt? = nil
  ) async throws -> Program.Outcome {
    try await Program(
      url: Program.swiftfix, arguments: arguments, folder: url(subfolder),
      environment: folders.merging(environment) { $1 }, input: input
    ).run(interrupt: interrupt)
  }

  /// Runs a program found in `PATH`; with `$SWIFTFIX` a shell finds ours.
  @discardableResult
  package func run(
    _ words: String..., in subfolder: String = ".", environment: [String: String] = [:]
  ) async throws -> Program.Outcome {
    try await run(words, in: subfolder, environment: environment)
  }

  @discardableResult
  package func run(
    _ words: [String], in subfolder: String = ".", environment: [String: String] = [:]
  ) async throws -> Program.Outcome {
    let own = folders.merging(["SWIFTFIX": Program.swiftfix.path]) { $1 }
    return try await Program(
      url: URL(filePath: "/usr/bin/env"), arguments: words, folder: url(subfolder),
      environment: own.merging(environment) { $1 }
    ).run()
  }
}
