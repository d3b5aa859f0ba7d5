import Foundation
import TestSupport
import Testing

/// A repository that somebody has sent has git run nothing.
@Suite struct UntrustedGitTests {
  /// A way in which a repository can have git run a command.
  struct Trap: Sendable, CustomTestStringConvertible {
    var settings: [String]
    var attributes = ""
    var hook: String?
    var testDescription: String { hook ?? settings.first ?? "" }
  }

  /// The command, which leaves a file behind.
  private static let command = "touch '$MARKER'; cat"

  private static let traps = [
    Trap(settings: ["core.fsmonitor"]),
    Trap(settings: ["diff.external"]),
    Trap(settings: ["core.pager", "pager.diff", "pager.status", "pager.ls-files"]),
    Trap(settings: ["diff.trap.textconv", "diff.trap.command"], attributes: "diff=trap"),
    Trap(settings: ["filter.trap.clean", "filter.trap.smudge"], attributes: "filter=trap"),
    Trap(settings: ["filter.trap.process"], attributes: "filter=trap"),
    Trap(settings: ["filter.tr=ap.clean", "filter.tr=ap.smudge"], attributes: "filter=tr=ap"),
    Trap(settings: ["merge.trap.driver"], attributes: "merge=trap"),
    Trap(settings: ["alias.ls-files", "alias.status", "alias.diff"]),
    Trap(settings: [], hook: "post-index-change"),
    Trap(settings: [], hook: "pre-auto-gc"),
    Trap(settings: ["core.sshCommand", "core.askPass", "credential.helper", "core.editor", "gpg.program"]),
  ]

  /// Everything that asks git something.
  private static let runs = [
    ["--dry-run"], ["--check"], ["--show-files"], [], ["--allow-dirty", "-q", "A.swift"], ["--changed"],
    ["--changed", "--since", "HEAD", "-n"], ["--staged", "--check"], ["--staged"], ["undo"],
  ]

  @Test(arguments: traps) func lookingRunsNothing(trap: Trap) async throws {
    let playground = try await Playground.withEmptyFiles("A", "B")
    try playground.write("A.swift", Sample.old("A"))
    try await playground.git("add", "A.swift")
    let marker = playground.url("marker").path
    let command = Self.command.replacing("$MARKER", with: marker)
    for setting in trap.settings {
      try await playground.git("config", setting, setting.hasPrefix("alias.") ? "!" + command : command)
    }
    if let hook = trap.hook {
      try playground.write(".git/hooks/\(hook)", "#!/bin/sh\n\(command)\n")
      try playground.setMode(0o755, ".git/hooks/\(hook)")
    }
    try playground.write(".git/info/attributes", "*.swift \(trap.attributes)\n")
    for run in Self.runs {
      // Git compares contents where the times tell nothing.
      try playground.write("B.swift", "// empty.\n")
      try await playground.swiftfix(run)
      #expect(!FileManager.default.fileExists(atPath: marker), "\(run)")
      try? FileManager.default.removeItem(atPath: marker)
    }
  }

  /// What git lacks it would fetch, by a command that the repository names.
  @Test func nothingIsFetched() async throws {
    let playground = try await Playground.withEmptyFiles("A")
    try playground.write("A.swift", Sample.old("A"))
    try await playground.git("add", ".")
    let object = try await playground.git("rev-parse", ":A.swift").prefix(40)
    let marker = playground.url("marker").path
    for (key, value) in [
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "trap"),
      ("remote.trap.promisor", "true"), ("remote.trap.url", "ext::sh -c touch% \(marker)"),
      ("protocol.ext.allow", "always"), ("protocol.allow", "always"),
    ] { try await playground.git("config", key, value) }
    try await playground.run("rm", "-f", ".git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    for run in Self.runs {
      try await playground.swiftfix(run)
      #expect(!FileManager.default.fileExists(atPath: marker), "\(run)")
    }
  }

  /// A program of the name in the current folder is somebody else's.
  @Test(arguments: [".", "", "bin", "./bin"]) func gitOfTheFolder(folder: String) async throws {
    let playground = try await Playground.withEmptyFiles("A")
    for name in ["git", "bin/git"] {
      try playground.write(name, "#!/bin/sh\ntouch '\(playground.url("marker").path)'\n")
      try playground.setMode(0o755, name)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for run in Self.runs {
      try await playground.swiftfix(run, environment: ["PATH": "\(folder):\(path)"])
      #expect(!FileManager.default.fileExists(atPath: playground.url("marker").path), "\(run)")
    }
  }

  /// The configuration names a work tree elsewhere.
  @Test func workTreeElsewhere() async throws {
    let playground = try Playground()
    for tree in ["Home", "Sent"] {
      try playground.write("\(tree)/A.swift", Sample.old("A"))
      try await playground.commitAll(in: tree)
    }
    try await playground.git("config", "core.worktree", playground.url("Home").path, in: "Sent")
    for run in Self.runs {
      try await playground.swiftfix(run, in: "Sent")
      #expect(try playground.text("Home/A.swift") == Sample.old("A"), "\(run)")
    }
  }

  /// What a hook has set for the repository that it belongs to says nothing of this one.
  @Test func variablesOfAHook() async throws {
    let playground = try Playground()
    for tree in ["Home", "Sent"] {
      try playground.write("\(tree)/A.swift", Sample.old("A"))
      try await playground.commitAll(in: tree)
    }
    try playground.write("Home/A.swift", Sample.old("A") + "// More.\n")
    try await playground.git("add", ".", in: "Home")
    let environment = [
      "GIT_DIR": playground.url("Home/.git").path, "GIT_WORK_TREE": playground.url("Home").path,
      "GIT_INDEX_FILE": playground.url("Home/.git/index").path, "GIT_EXTERNAL_DIFF": "false",
      "GIT_OBJECT_DIRECTORY": playground.url("Home/.git/objects").path, "GIT_GLOB_PATHSPECS": "1",
    ]
    let index = try playground.read("Home/.git/index")
    let staged = try await playground.swiftfix("--staged", in: "Sent", environment: environment)
    #expect(staged.status == 0)
    #expect(try playground.read("Home/.git/index") == index)
    let changed = try await playground.swiftfix("--changed", "-n", in: "Sent", environment: environment)
    #expect(changed.status == 0)
    #expect(changed.output.isEmpty)
  }
}
