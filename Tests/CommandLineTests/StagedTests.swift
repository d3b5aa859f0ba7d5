import Foundation
import TestSupport
import Testing

/// `--staged`: what is staged is fixed where it is staged, and what is not is left as it is.
@Suite struct StagedTests {
  @Test func indexAndFileAreFixed() async throws {
    let playground = try await Playground.withEmptyFiles("A", "B", "Sub/C")
    for name in ["A", "B", "Sub/C"] { try playground.write("\(name).swift", Sample.old("A")) }
    try playground.setMode(0o755, "Sub/C.swift")
    try await playground.git("add", "A.swift", "Sub")
    let names = try await playground.swiftfix("--staged", "--show-files").output
    #expect(names == "A.swift\nSub/C.swift\n")
    let dry = try await playground.swiftfix("--staged", "-n")
    #expect(dry.status == 0)
    let index = try await playground.git("ls-files", "--stage")
    #expect(try await playground.swiftfix("--staged", "--check").status == 1)
    #expect(try await playground.git("ls-files", "--stage") == index)

    let outcome = try await playground.swiftfix("--staged", in: "Sub")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let fixed = try await Sample.fixed()
    #expect(try await playground.staged("Sub/C.swift") == fixed)
    #expect(try await playground.staged("A.swift") == Sample.old("A"))
    #expect(try await playground.swiftfix("--staged").status == 0)
    #expect(try await playground.staged("A.swift") == fixed)
    #expect(try playground.text("A.swift") == fixed)
    #expect(try playground.text("B.swift") == Sample.old("A"))
    let status = try await playground.git("status", "--porcelain")
    #expect(status == "M  A.swift\n M B.swift\nM  Sub/C.swift\n")
    #expect(try await playground.git("ls-files", "--stage", "Sub/C.swift").hasPrefix("100755 "))
    #expect(try playground.mode("Sub/C.swift") == 0o755)
    #expect(try await playground.swiftfix("--staged").errors == "Nothing to fix in 2 files.\n")
  }

  /// Unstaged hunks survive byte for byte, and stay unstaged.
  @Test func unstagedHunksStay() async throws {
    let playground = try await Playground.withEmptyFiles("A")
    try playground.write("A.swift", Sample.old("A"))
    try await playground.git("add", ".")
    let mine = Sample.old("A").replacing("import SwiftUI\n", with: "import SwiftUI\nimport Mine  // \t\n")
    try playground.write("A.swift", mine + "// Mine, without an end")
    let unstaged = try await playground.git("diff", "-U0").split(separator: "\n").filter { $0.hasPrefix("+") }
    let outcome = try await playground.swiftfix("--staged")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try await (playground.staged("A.swift") == Sample.fixed()))
    let expected = try await Sample.fixed(mine + "// Mine, without an end")
    #expect(try playground.text("A.swift") == expected)
    let left = try await playground.git("diff", "-U0").split(separator: "\n").filter { $0.hasPrefix("+") }
    #expect(left == unstaged)
  }

  /// In the first, both change the same lines; in the second, a line that is not staged uses what goes away.
  @Test(arguments: [
    (".long\n", ".short\n"), ("import SwiftUI\n\n", "import SwiftUI\n// Far away.\n\n"),
    ("\n  private var text", "\n  let unused = 1\n\n  private var text"),
  ])
  func filesInWhichTheFixDoesNotFit(old: String, new: String) async throws {
    let playground = try await Playground.withEmptyFiles("A")
    try playground.write("A.swift", Sample.old("A"))
    try await playground.git("add", ".")
    let mine = Sample.old("A").replacing(old, with: new)
    try playground.write("A.swift", mine)
    let outcome = try await playground.swiftfix("--staged")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try await (playground.staged("A.swift") == Sample.fixed()))
    let file = try playground.text("A.swift")
    let isLeft = file == mine
    let merged = try await Sample.fixed(mine)
    #expect(isLeft || file == merged)
    #expect(
      isLeft == outcome.errors.contains("A.swift: fixed in the index only; unstaged changes conflict with"))
    #expect(isLeft == (old != "import SwiftUI\n\n"))
  }

  /// The merge is clean, and would not compile: a line that is not staged uses the constant that goes away.
  @Test func lineThatUsesWhatGoesAway() async throws {
    let playground = try await Playground.withEmptyFiles("A")
    func text(_ last: String) -> String {
      Sample.old("A").replacing(
        "    return formatter.string(from: date)\n",
        with: "    print(formatter.string(from: date))\n" + String(repeating: "    print()\n", count: 9)
          + last)
    }
    let (old, mine) = (text("    return \"\"\n"), text("    return formatter.string(from: .now)\n"))
    try playground.write("A.swift", old)
    try await playground.git("add", ".")
    try playground.write("A.swift", mine)
    let outcome = try await playground.swiftfix("--staged")
    #expect(outcome.status == 0)
    #expect(try await (playground.staged("A.swift") == Sample.fixed(old)))
    #expect(try await Sample.fixed(old) != old)
    #expect(try playground.text("A.swift") == mine)
    #expect(outcome.errors.contains("A.swift: fixed in the index only"))
  }

  /// The project is the one that the commit holds, with the staged contents of files that changed since.
  @Test(arguments: [nil, "--assume-unchanged", "--skip-worktree"])
  func otherFilesAreAsStaged(mark: String?) async throws {
    let playground = try await Playground.withEmptyFiles("Model", "Views")
    try playground.write("Package.swift", CrossFile.manifest)
    try playground.write("Model.swift", CrossFile.model("Model"))
    try playground.write("Views.swift", CrossFile.view("Model"))
    try await playground.git("add", ".")
    // What git was told not to look at is not what a commit would hold, either.
    if let mark { try await playground.git("update-index", mark, "Views.swift") }
    try playground.write("Views.swift", "// Nothing uses the model here.\n")
    let outcome = try await playground.swiftfix("--staged")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try await playground.staged("Model.swift").contains("@Observable"))
    #expect(try await playground.staged("Views.swift").contains("  var model: Model"))
    // On disk they must change together or not at all.
    #expect(try playground.text("Model.swift") == CrossFile.model("Model"))
    #expect(try playground.text("Views.swift") == "// Nothing uses the model here.\n")
  }

  @Test(arguments: [("true", "\r\n"), ("input", "\n"), ("input", "\r\n"), ("false", "\r\n")])
  func lineEnds(autocrlf: String, newline: String) async throws {
    let playground = try await Playground.withEmptyFiles("A")
    try await playground.run("git", "config", "core.autocrlf", autocrlf)
    let text = Sample.old("A").replacing("\n", with: newline)
    try playground.write("A.swift", text)
    #expect(try await playground.run("git", "add", "A.swift").status == 0)
    let outcome = try await playground.swiftfix("--staged")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let inIndex = autocrlf == "false" ? newline : "\n"
    let index = try await playground.staged("A.swift")
    let fixed = try await Sample.fixed()
    #expect(index == fixed.replacing("\n", with: inIndex))
    let file = try playground.text("A.swift")
    // Git alone would write other line ends than the file has: it is left alone then, never mixed.
    let isForeign = autocrlf == "input" && newline == "\r\n"
    #expect(file == (isForeign ? text : index.replacing(inIndex, with: newline)))
    #expect(isForeign == outcome.errors.contains("fixed in the index only"))
    #expect(try await playground.run("git", "diff", "--cached", "--quiet").status == 1)
  }

  @Test func otherEncodingsOnDisk() async throws {
    let playground = try await Playground.withEmptyFiles("A")
    try playground.write(".gitattributes", "*.swift working-tree-encoding=UTF-16LE\n")
    let bytes = try #require(Sample.old("A").data(using: .utf16LittleEndian))
    try playground.write("A.swift", bytes)
    try await playground.git("add", ".")
    #expect(try await playground.swiftfix("--staged").status == 0)
    let fixed = try await Sample.fixed()
    #expect(try await playground.staged("A.swift") == fixed)
    #expect(try playground.read("A.swift") == fixed.data(using: .utf16LittleEndian))
  }

  @Test func whatIsNoOrdinaryFile() async throws {
    let playground = try await Playground.withEmptyFiles("A", "B")
    try playground.write("Real.txt", Sample.old("A"))
    try FileManager.default.createSymbolicLink(
      atPath: playground.url("Link.swift").path, withDestinationPath: "Real.txt")
    try await playground.git("add", "Link.swift")
    try playground.write("Later.swift", Sample.old("A"))
    try await playground.git("add", "--intent-to-add", "Later.swift")
    try await playground.git("mv", "A.swift", "Moved.swift")
    try await playground.git("rm", "--quiet", "B.swift")
    #expect(try await playground.swiftfix("--staged", "--show-files").output == "Moved.swift\n")
    let status = try await playground.git("status", "--porcelain")
    let outcome = try await playground.swiftfix("--staged")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("swiftfix: Later.swift: skipped, nothing of it is staged yet"))
    #expect(try await !playground.swiftfix("--staged", "Moved.swift").errors.contains("Later.swift"))
    #expect(try await playground.swiftfix("--staged", "-q").errors.isEmpty)
    #expect(try await playground.git("status", "--porcelain") == status)
    #expect(try playground.text("Later.swift") == Sample.old("A"))
    #expect(try playground.text("Real.txt") == Sample.old("A"))
  }

  @Test func conflictsAreRefused() async throws {
    let playground = try await Playground.withEmptyFiles("A")
    try await playground.git("checkout", "--quiet", "-b", "work")
    try playground.write("A.swift", Sample.old("A"))
    try await playground.git("commit", "--quiet", "--all", "--message", "A")
    try await playground.git("checkout", "--quiet", "-")
    try playground.write("A.swift", Sample.old("B"))
    try await playground.git("commit", "--quiet", "--all", "--message", "B")
    try await playground.run("git", "merge", "work")
    let text = try playground.text("A.swift")
    #expect(text.contains("<<<<<<<"))
    let outcome = try await playground.swiftfix("--staged")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("swiftfix: A.swift: skipped, it has a merge conflict."))
    #expect(try playground.text("A.swift") == text)
  }

  @Test func fileThatIsGone() async throws {
    let playground = try await Playground.withEmptyFiles("A")
    try playground.write("A.swift", Sample.old("A"))
    try await playground.git("add", ".")
    try FileManager.default.removeItem(at: playground.url("A.swift"))
    #expect(try await playground.swiftfix("--staged").status == 0)
    #expect(try await (playground.staged("A.swift") == Sample.fixed()))
    #expect(try playground.names() == ["README.md"])
  }

  @Test(arguments: ["with space.swift", "new\nline.swift", "quo\"te\\.swift", "Größe.swift", "-x.swift"])
  func oddNames(name: String) async throws {
    let playground = try await Playground.withEmptyFiles()
    try playground.write(name, Sample.old("A"))
    try await playground.git("add", ".")
    #expect(try await playground.swiftfix("--staged").status == 0)
    let expected = try await Sample.fixed()
    #expect(try playground.text(name) == expected)
    #expect(try await playground.git("diff", "--name-only").isEmpty)
  }

  @Test func lockedIndex() async throws {
    let playground = try await Playground.withEmptyFiles("A")
    try playground.write("A.swift", Sample.old("A"))
    try await playground.git("add", ".")
    try playground.write(".git/index.lock", "")
    let outcome = try await playground.swiftfix("--staged")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("git update-index failed"))
    #expect(try playground.text("A.swift") == Sample.old("A"))
    try FileManager.default.removeItem(at: playground.url(".git/index.lock"))
    #expect(try await playground.staged("A.swift") == Sample.old("A"))
  }

  @Test func repositoryOfAnotherUser() async throws {
    let playground = try await Playground.withEmptyFiles("A")
    let environment = [
      "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let outcome = try await playground.swiftfix("--staged", environment: environment)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("git diff failed: fatal: detected dubious ownership in repository"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func outsideOfGit() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "")
    let outcome = try await playground.swiftfix("--staged")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("not in a git work tree"))
  }
}
