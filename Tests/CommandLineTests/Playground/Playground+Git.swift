import Foundation
import TestSupport
import Testing

extension Playground {
  /// Makes a folder a git work tree in which all files are committed.
  func commitAll(in subfolder: String = ".") async throws {
    try await git("init", "--quiet", in: subfolder)
    try await git("add", "--all", in: subfolder)
    try await git("commit", "--quiet", "--message", "All", in: subfolder)
  }

  /// Runs git, which must succeed.
  @discardableResult
  func git(_ words: String..., in subfolder: String = ".") async throws -> String {
    let settings = ["user.name=T", "user.email=t@example.com", "commit.gpgsign=false", "core.autocrlf=false"]
    let outcome = try await Program(
      url: URL(filePath: "/usr/bin/env"), arguments: ["git"] + settings.flatMap { ["-c", $0] } + words,
      folder: url(subfolder)
    ).run()
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  /// A git work tree with empty Swift files, all committed.
  static func withEmptyFiles(_ names: String...) async throws -> Playground {
    let playground = try Playground()
    try playground.write("README.md", "Read.\n")
    for name in names { try playground.write("\(name).swift", "// Empty.\n") }
    try await playground.commitAll()
    return playground
  }

  /// What is staged of a file.
  func staged(_ name: String) async throws -> String { try await git("show", ":\(name)") }
}
