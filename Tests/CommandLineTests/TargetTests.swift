import Foundation
import TestSupport
import Testing

/// Which files a run is about.
@Suite struct TargetTests {
  private func shown(
    _ playground: Playground, _ arguments: String..., in folder: String = ".", input: String = ""
  ) async throws -> [String] {
    let outcome = try await playground.swiftfix(
      ["--show-files"] + arguments, in: folder, input: Data(input.utf8))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private func makePlayground() async throws -> Playground {
    let playground = try Playground()
    for name in ["A", "B", "Sub/C"] { try playground.write("\(name).swift", "let \(name.last!) = 1\n") }
    try await playground.commitAll()
    return playground
  }

  @Test func shownFilesAreSortedAndSeenFromHere() async throws {
    let playground = try await makePlayground()
    try playground.write("Pods/X.swift", "")
    try playground.write("a b.swift", "")
    #expect(try await shown(playground) == ["A.swift", "B.swift", "Sub/C.swift", "a b.swift"])
    #expect(try await shown(playground, "..", in: "Sub").first == "../A.swift")
    let nulls = try await playground.swiftfix("--show-files", "-0", "Sub", "A.swift")
    #expect(nulls.output == "A.swift\0Sub/C.swift\0")
    #expect(try playground.names().contains("A.swift"))
  }

  @Test func changedFiles() async throws {
    let playground = try await makePlayground()
    #expect(try await shown(playground, "--changed").isEmpty)
    let nothing = try await playground.swiftfix("--changed")
    #expect(nothing.status == 0)
    #expect(nothing.errors == "No Swift files to fix.\n")

    try await playground.git("checkout", "--quiet", "-b", "work")
    try playground.write("A.swift", Sample.old("A"))
    try await playground.git("commit", "--quiet", "--all", "--message", "A")
    try playground.write("Sub/New.swift", Sample.old("New"))
    #expect(try await shown(playground, "--changed") == ["Sub/New.swift"])
    #expect(try await shown(playground, "--changed", "--since", "HEAD~1") == ["A.swift", "Sub/New.swift"])
    #expect(try await shown(playground, "--changed", "--since=HEAD~1", "Sub") == ["Sub/New.swift"])
    #expect(try await shown(playground, "--changed", in: "Sub") == ["New.swift"])
    let unknown = try await playground.swiftfix("--changed", "--since", "nowhere")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("nowhere: git doesn't know this commit."))

    let refused = try await playground.swiftfix("--changed", "--since", "HEAD~1")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("  Sub/New.swift (untracked)\n"))
    #expect(try playground.text("Sub/New.swift") == Sample.old("New"))
    #expect(try await playground.swiftfix("--changed", "--since", "HEAD~1", "--allow-dirty").status == 0)
    for name in ["A", "Sub/New"] { #expect(try playground.text("\(name).swift").contains("static let")) }
  }

  /// Whoever asks for files with uncommitted changes gets them written, and no others.
  @Test func changedFilesAreWritten() async throws {
    let playground = try await makePlayground()
    try playground.write("A.swift", Sample.old("A"))
    try playground.write("Sub/New.swift", Sample.old("New"))
    let outcome = try await playground.swiftfix("--changed")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for name in ["A", "Sub/New"] { #expect(try playground.text("\(name).swift").contains("static let")) }
    try await playground.swiftfix("undo")
    for name in ["A", "New"] {
      #expect(try playground.text(name == "A" ? "A.swift" : "Sub/New.swift") == Sample.old(name))
    }
    #expect(try await playground.swiftfix(".").status == 2)
  }

  @Test func changedOutsideOfGit() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "")
    let outcome = try await playground.swiftfix("--changed")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("not in a git work tree"))
  }

  @Test(arguments: ["\n", "\0"]) func listedFiles(separator: String) async throws {
    let playground = try await makePlayground()
    let list = ["B.swift", "Sub"].map { $0 + separator }.joined()
    #expect(try await shown(playground, "--files-from", "-", input: list) == ["B.swift", "Sub/C.swift"])
    try playground.write("list", String(list.dropLast()))
    #expect(try await shown(playground, "--files-from", "list", "A.swift").count == 3)
    try playground.write("list", "C.swift" + separator)
    #expect(
      try await shown(playground, "--files-from", "../list", "../A.swift", in: "Sub")
        == ["../A.swift", "C.swift"])
  }

  @Test func listsThatNameNothing() async throws {
    let playground = try await makePlayground()
    try playground.write("A.swift", Sample.old("A"))
    try playground.write("notes.txt", "")
    for list in ["", "\n", "\0", "notes.txt\n"] {
      for options in [["--allow-dirty"], ["--staged"], ["--changed"]] {
        let outcome = try await playground.swiftfix(["--files-from", "-"] + options, input: Data(list.utf8))
        #expect(outcome.status == 0)
        #expect(outcome.errors == "No Swift files to fix.\n")
      }
    }
    #expect(try playground.text("A.swift") == Sample.old("A"))
    let missing = try await playground.swiftfix("--files-from", "nowhere")
    #expect(missing.status == 2)
    #expect(missing.errors == "swiftfix: --files-from: nowhere: cannot read: No such file or directory.\n")
    let source = try await playground.swiftfix("--files-from", "A.swift")
    #expect(source.status == 2)
    #expect(source.errors.contains("A.swift: a Swift file, not a list of paths."))
  }

  /// Git lists what has changed, of any kind; some of it is gone, and some is a repository of its own.
  @Test(arguments: [[], ["-z"]]) func listsThatGitWrites(_ options: [String]) async throws {
    let playground = try await makePlayground()
    for name in ["Gone.swift", "Sub/\u{E4}\"b.swift", "notes.txt"] { try playground.write(name, "") }
    try playground.write("Library/L.swift", "")
    try await playground.commitAll(in: "Library")
    try await playground.commitAll()
    for name in ["Sub/\u{E4}\"b.swift", "notes.txt", "A.swift", "Library/L.swift"] {
      try playground.write(name, "// new\n")
    }
    try await playground.git("commit", "--quiet", "--all", "--message", "new", in: "Library")
    try await playground.git("rm", "--quiet", "Gone.swift")
    let list = try await playground.run(["git", "diff", "--name-only", "HEAD"] + options).output
    #expect(list.contains("Library"))
    let shown = try await playground.swiftfix("--show-files", "--files-from", "-", input: list)
    #expect(shown.status == 0)
    #expect(shown.output == "A.swift\nSub/\u{E4}\"b.swift\n")
    #expect(
      shown.errors == """
        swiftfix: --files-from: skipped, no such file or folder: Gone.swift
        swiftfix: --files-from: skipped, separate repositories: Library. Name them on the command line to \
        include them.

        """)
    let quiet = try await playground.swiftfix("--check", "-q", "--files-from", "-", input: list)
    #expect(quiet.errors.isEmpty)
    #expect(quiet.status == 0)
    let elsewhere = try await playground.swiftfix("--files-from", "-", in: "Sub", input: list)
    #expect(elsewhere.status == 2)
    #expect(elsewhere.errors.contains("A.swift: not in this folder, but at the top of the work tree."))
  }

  @Test func listsWithOtherLineEnds() async throws {
    let playground = try await makePlayground()
    let list = "A.swift\r\n\r\nSub/C.swift\r\nnone.txt\r\n"
    let shown = try await playground.swiftfix("--show-files", "--files-from", "-", input: list)
    #expect(shown.output == "A.swift\nSub/C.swift\n")
    #expect(shown.errors == "swiftfix: --files-from: skipped, no such file or folder: none.txt\n")
  }

  @Test func foldersInListsMayHoldNoSwift() async throws {
    let playground = try await makePlayground()
    try playground.write("Assets/icon.svg", "")
    #expect(try await shown(playground, "--files-from", "-", input: "Assets\nA.swift\n") == ["A.swift"])
    #expect(try await playground.swiftfix("--show-files", "Assets").status == 2)
  }

  /// What a comment silences in a run over the whole project, it may not silence in one over a part of it.
  @Test(arguments: [true, false]) func commentsThatCountElsewhere(isAtClass: Bool) async throws {
    let comment = "// swiftfix:ignore OM211\n"
    let playground = try Playground()
    try playground.write(".swiftfix.json", #"{ "deployment": { "ios": 17 } }"#)
    try playground.write(
      "Model.swift",
      """
      import SwiftUI

      \(isAtClass ? comment : "")final class Model: ObservableObject {
        @Published var name = ""
      }

      // swiftfix:ignore OM211
      struct Other {}

      """)
    try playground.write(
      "Screen.swift",
      """
      import SwiftUI

      struct Screen: View {
        \(isAtClass ? "" : comment)  @ObservedObject var model: Model
        var body: some View { Text("a") }
      }

      """)
    #expect(try await playground.swiftfix("-n", "--unsafe", "Screen.swift").output.isEmpty)
    let part = try await playground.swiftfix("-n", "--unsafe", "--explain-refusals", "Model.swift")
    #expect(part.errors.contains("is in a file that this run doesn't change (Screen.swift:"))
    let diff = part.output
    #expect(diff.split(separator: "\n").filter { $0.hasPrefix("-") }.count == 2)
    #expect(diff.hasSuffix("\n-// swiftfix:ignore OM211\n struct Other {}\n"))
    #expect(try await playground.swiftfix("-n", "--unsafe").output == diff)
  }

  #if os(Linux)
  /// A name that is not UTF-8 can be listed, shown and fixed; a diff has it as git writes it.
  @Test func namesThatAreNotUTF8() async throws {
    let playground = try Playground()
    let outcome = try await playground.run(
      "bash", "-ec",
      #"""
      name=$'\xff\xfe.swift'
      printf '%s' "$TEXT" > "$name"
      [ "$("$SWIFTFIX" --show-files -0 | tr -d '\0')" = "$name" ]
      printf '%s' "$name" | "$SWIFTFIX" -n --files-from - > change.diff
      grep -qF '+++ "b/\377\376.swift"' change.diff
      cp "$name" old; git apply change.diff; cp "$name" new; cp old "$name"
      "$SWIFTFIX" .
      cmp "$name" new
      ! cmp -s old new
      """#, environment: ["TEXT": Sample.old("A")])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("\u{FFFD}"))
  }
  #endif
}
