import Foundation
import TestSupport
import Testing

/// What stands in a folder that somebody has sent makes no run write outside of it.
@Suite struct UntrustedRecordTests {
  /// Two trees side by side, in each a committed file that a run changes.
  private func makeTrees() async throws -> Playground {
    let playground = try Playground()
    for tree in ["Home", "Sent"] {
      for name in ["A", "B"] { try playground.write("\(tree)/Sub/\(name).swift", Sample.old(name)) }
      try await playground.commitAll(in: tree)
    }
    return playground
  }

  private func copy(_ old: String, to new: String, in playground: Playground) async throws {
    let command = "mkdir -p \"$(dirname \"$2\")\" && cp -a \"$1\" \"$2\""
    try #require(try await playground.run("sh", "-c", command, "sh", old, new).status == 0)
  }

  // MARK: - Records that come with a folder

  /// A journal of a run in a folder of the user's, which the sender knows or has made up.
  @Test(
    arguments: ["staging", "committing", "reverting"],
    [["."], ["--check"], ["--allow-dirty", "Sub/A.swift"]])
  func journalOfAnotherFolder(phase: String, arguments: [String]) async throws {
    let playground = try await makeTrees()
    try await playground.swiftfix(".", in: "Home")
    try await copy("Home/.git/swiftfix/last-run", to: "Sent/.git/swiftfix/\(phase)", in: playground)
    // Half of what the journal tells of is done, so that each side has something to write.
    try playground.write("Home/Sub/B.swift", Sample.old("B"))
    let home = try ["A", "B"].map { try playground.text("Home/Sub/\($0).swift") }
    let outcome = try await playground.swiftfix(arguments, in: "Sent")
    #expect(try ["A", "B"].map { try playground.text("Home/Sub/\($0).swift") } == home)
    if arguments != ["--check"] {
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains(".git/swiftfix/\(phase): not used, it is from an interrupted run in "))
      #expect(try playground.text("Sent/Sub/A.swift") != Sample.old("A"))
    }
    #expect(try await playground.swiftfix("undo", in: "Sent").status == (arguments == ["--check"] ? 2 : 0))
    #expect(try ["A", "B"].map { try playground.text("Home/Sub/\($0).swift") } == home)
  }

  @Test func recordOfAnotherFolder() async throws {
    let playground = try await makeTrees()
    try await playground.swiftfix(".", in: "Home")
    try await copy("Home/.git/swiftfix/last-run", to: "Sent/.git/swiftfix/last-run", in: playground)
    let home = try playground.text("Home/Sub/A.swift")
    _ = try await playground.swiftfix("undo", in: "Sent")
    #expect(try playground.text("Home/Sub/A.swift") == home)
  }

  /// Whoever could have written a record that is not the user's alone.
  @Test(arguments: ["chmod go+w", "ln $RECORD $RECORD-2; :", "printf x >", "chown 1234"])
  func recordThatOthersCanWrite(command: String) async throws {
    guard !command.hasPrefix("chown") || getuid() == 0 else { return }
    let playground = try await makeTrees()
    try await playground.swiftfix(".", in: "Sent")
    let fixed = try playground.contents()
    let record = ".git/swiftfix/last-run"
    try await playground.run(
      "sh", "-c", "\(command) $RECORD", in: "Sent", environment: ["RECORD": record])
    let outcome = try await playground.swiftfix("undo", in: "Sent")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("swiftfix: \(record): not used, "))
    #expect(try playground.contents() == fixed)
    // As a journal it is not used either, and in nobody's way.
    try await playground.run("mv", record, ".git/swiftfix/reverting", in: "Sent")
    try await playground.git("checkout", "--quiet", ".", in: "Sent")
    let next = try await playground.swiftfix(".", in: "Sent")
    #expect(next.status == 0)
    #expect(next.errors.contains("swiftfix: .git/swiftfix/reverting: not used, "))
    #expect(try playground.contents() == fixed)
    #expect(try await playground.swiftfix(".", in: "Sent").errors.contains("not used") == false)
  }

  // MARK: - Copies

  @Test(arguments: [true, false]) func copyTakesBackItsOwnFiles(isMoved: Bool) async throws {
    let playground = try await makeTrees()
    try await playground.swiftfix(".", in: "Home")
    let fixed = try playground.text("Home/Sub/A.swift")
    try await copy("Home", to: "Copy", in: playground)
    if isMoved { try FileManager.default.removeItem(at: playground.url("Home")) }
    let undone = try await playground.swiftfix("undo", in: "Copy")
    #expect(undone.status == 0)
    #expect(undone.output == "Sub/A.swift\nSub/B.swift\n")
    #expect(try playground.text("Copy/Sub/A.swift") == Sample.old("A"))
    guard !isMoved else { return }
    #expect(try playground.text("Home/Sub/A.swift") == fixed)
    #expect(try await playground.swiftfix("undo", in: "Home").output == "Sub/A.swift\nSub/B.swift\n")
  }

  @Test func whatIsStagedInACopy() async throws {
    let playground = try await makeTrees()
    try playground.write("Home/Sub/A.swift", Sample.old("A") + "// More.\n")
    try await playground.git("add", ".", in: "Home")
    try await playground.swiftfix("--staged", in: "Home")
    try await copy("Home", to: "Copy", in: playground)
    let index = try await playground.git("ls-files", "--stage", in: "Home")
    #expect(try await playground.swiftfix("undo", in: "Copy").status == 0)
    #expect(try await playground.git("ls-files", "--stage", in: "Home") == index)
    #expect(try await playground.git("show", ":Sub/A.swift", in: "Copy") == Sample.old("A") + "// More.\n")
  }

  /// Outside git records lie elsewhere: one goes where its folder goes, and stays with it where it is copied.
  @Test func folderOutsideGit() async throws {
    let playground = try Playground()
    try playground.write("Home/A.swift", Sample.old("A"))
    try await playground.swiftfix(".", in: "Home")
    let fixed = try playground.text("Home/A.swift")
    try await copy("Home", to: "Copy", in: playground)
    #expect(try await playground.swiftfix("undo", in: "Copy").status == 2)
    #expect(try playground.text("Copy/A.swift") == fixed)
    try await playground.run("mv", "Home", "Moved")
    #expect(try await playground.swiftfix("undo", in: "Moved").output == "A.swift\n")
    #expect(try playground.text("Moved/A.swift") == Sample.old("A"))
  }

  // MARK: - Folders of git elsewhere

  /// A `.git` that leads to a repository of the user's: nothing is kept there, and nothing in it is staged.
  @Test(arguments: ["file", "symlink", "folder"]) func gitFolderOfAnotherTree(kind: String) async throws {
    let playground = try await makeTrees()
    try await playground.run("rm", "-rf", "Sent/.git")
    switch kind {
    case "file": try playground.write("Sent/.git", "gitdir: ../Home/.git\n")
    case "symlink": try await playground.run("ln", "-s", "../Home/.git", "Sent/.git")
    default:
      try playground.write("Sent/.git/commondir", "../../Home/.git\n")
      try await copy("Home/.git/HEAD", to: "Sent/.git/HEAD", in: playground)
      try await copy("Home/.git/index", to: "Sent/.git/index", in: playground)
    }
    for name in ["A", "B"] { try playground.write("Home/Sub/\(name).swift", Sample.old("A") + "// More.\n") }
    try await playground.git("add", ".", in: "Home")
    let home = try await playground.run("find", "Home", "-type", "f", "-exec", "cksum", "{}", "+").output
    for arguments in [["--allow-dirty"], ["--staged"], ["undo"], ["--allow-dirty"], ["undo"]] {
      try await playground.swiftfix(arguments, in: "Sent")
    }
    #expect(
      try await playground.run("find", "Home", "-type", "f", "-exec", "cksum", "{}", "+").output == home)
    try await playground.swiftfix("--allow-dirty", ".", in: "Sent")
    #expect(try playground.text("Sent/Sub/A.swift") != Sample.old("A"))
    #expect(try await playground.swiftfix("undo", in: "Sent").status == 0)
    #expect(try playground.text("Sent/Sub/A.swift") == Sample.old("A"))
  }

  /// Those that git makes itself keep their records in git's folder, as ever.
  @Test func linkedWorkTreesAndSubmodules() async throws {
    let playground = try await makeTrees()
    try await playground.git("worktree", "add", "--quiet", "../Linked", in: "Home")
    try await playground.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "../Sent", "Module", in: "Home")
    for (tree, folder) in [("Linked", "worktrees/Linked"), ("Home/Module", "modules/Module")] {
      try await playground.swiftfix(".", in: tree)
      #expect(FileManager.default.fileExists(atPath: playground.url("Home/.git/\(folder)/swiftfix").path))
      #expect(try await playground.swiftfix("undo", in: tree).output == "Sub/A.swift\nSub/B.swift\n")
    }
  }
}
