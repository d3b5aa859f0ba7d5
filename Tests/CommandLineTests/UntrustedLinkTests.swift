import Foundation
import TestSupport
import Testing

/// Symlinks and hard links that a folder holds, or gets later, lead no run outside of it.
@Suite struct UntrustedLinkTests {
  private func makePlayground(inGit: Bool = true) async throws -> Playground {
    let playground = try Playground()
    for name in ["A", "B"] { try playground.write("Tree/One/Two/\(name).swift", Sample.old(name)) }
    try playground.write("Tree/C.swift", Sample.old("C"))
    if inGit { try await playground.commitAll(in: "Tree") }
    return playground
  }

  /// Moves something out of the tree, and puts a link in its place.
  private func lead(_ name: String, outOf playground: Playground) async throws {
    let outside = "Outside/" + name.replacing("/", with: "-")
    try await playground.run("mkdir", "-p", "Outside")
    try #require(try await playground.run("mv", "Tree/\(name)", outside).status == 0)
    try await playground.run("ln", "-s", playground.url(outside).path, "Tree/\(name)")
  }

  /// All that lies outside.
  private func outside(_ playground: Playground) async throws -> String {
    try await playground.run("sh", "-c", "find Outside | sort; find Outside -type f -exec cksum {} + | sort")
      .output
  }

  @Test(arguments: [true, false], ["One", "One/Two", "One/Two/A.swift"])
  func undoAfterALinkWasMade(inGit: Bool, name: String) async throws {
    let playground = try await makePlayground(inGit: inGit)
    try await playground.swiftfix(".", in: "Tree")
    try await lead(name, outOf: playground)
    let outside = try await outside(playground)
    let undone = try await playground.swiftfix("undo", in: "Tree")
    #expect(try await self.outside(playground) == outside)
    #expect(undone.status == 2)
    #expect(undone.errors.contains("One/Two/A.swift: skipped, because its path leads through a symlink"))
    #expect(try playground.text("Tree/C.swift") == Sample.old("C"))
    // With the folder back in its place, the rest can be taken back.
    try await playground.run("rm", "Tree/\(name)")
    try await playground.run("mv", "Outside/" + name.replacing("/", with: "-"), "Tree/\(name)")
    #expect(try await playground.swiftfix("undo", in: "Tree").status == 0)
    #expect(try playground.text("Tree/One/Two/A.swift") == Sample.old("A"))
  }

  /// A pattern of the shell, a list or an editor names what is a symlink.
  @Test(arguments: [true, false], ["One", "One/Two", "One/Two/A.swift"])
  func namesThatLeadOutside(inGit: Bool, name: String) async throws {
    let playground = try await makePlayground(inGit: inGit)
    try await lead(name, outOf: playground)
    let outside = try await outside(playground)
    let absolute = playground.url("Tree/One/Two/A.swift").path
    var runs = [("One/Two/A.swift", "Tree"), ("./One/../One/Two/A.swift", "Tree"), (absolute, "Tree")]
    // Without git, whatever lies in the current folder is one tree.
    if inGit {
      runs += [("Tree/One/Two/A.swift", "."), (absolute, "Outside"), ("../Tree/One/Two/A.swift", "Outside")]
    }
    for (path, folder) in runs {
      let outcome = try await playground.swiftfix("--allow-dirty", "-q", path, in: folder)
      #expect(outcome.status == 2, "\(path) in \(folder)")
      #expect(outcome.errors.contains("A.swift: a symlink on this path leads outside, to "))
      #expect(try await self.outside(playground) == outside, "\(path) in \(folder)")
    }
    let listed = try await playground.swiftfix(
      "--allow-dirty", "--files-from", "-", in: "Tree", input: "One/Two/A.swift\n")
    #expect(listed.status == 2)
    // To look is no harm, and what a symlink leads to can be named.
    #expect(try await playground.swiftfix("--check", "One/Two/A.swift", in: "Tree").status == 1)
    let target = try #require(
      try FileManager.default.subpathsOfDirectory(atPath: playground.url("Outside").path)
        .first { $0.hasSuffix("A.swift") })
    #expect(try await playground.swiftfix("--allow-dirty", "../Outside/\(target)", in: "Tree").status == 0)
    #expect(try await self.outside(playground) != outside)
  }

  /// The run is killed while it writes, and the next finds links.
  @Test(arguments: ["committing", "reverting", "staging"], ["One", "One/Two", "One/Two/A.swift"])
  func recoveryAfterALinkWasMade(phase: String, name: String) async throws {
    let playground = try await makePlayground()
    try await playground.swiftfix(".", in: "Tree")
    let state = "Tree/.git/swiftfix/"
    try await playground.run("mv", state + "last-run", state + phase)
    // Half of the files are changed.
    try playground.write("Tree/One/Two/B.swift", Sample.old("B"))
    try await lead(name, outOf: playground)
    let outside = try await outside(playground)
    try await playground.swiftfix("--only", "lazy-stacks", ".", in: "Tree")
    #expect(try await self.outside(playground) == outside)
  }

  /// What swiftfix keeps for itself lies behind a link, or under several names.
  @Test(arguments: ["swiftfix", "swiftfix/lock", "swiftfix/last-run", "swiftfix/draft", "swiftfix/staging"])
  func linksInGitsFolder(name: String) async throws {
    for isSymbolic in name == "swiftfix" ? [true] : [true, false] {
      let playground = try await makePlayground()
      try playground.write("Outside/\(name)", name == "swiftfix" ? "" : "Mine.\n")
      if name == "swiftfix" {
        try FileManager.default.removeItem(at: playground.url("Outside/\(name)"))
        try playground.write("Outside/swiftfix/lock", "Mine.\n")
      }
      let outside = try await outside(playground)
      try await playground.run("mkdir", "-p", "Tree/.git/swiftfix")
      if name == "swiftfix" { try await playground.run("rmdir", "Tree/.git/swiftfix") }
      let target = playground.url("Outside/\(name)").path
      try await playground.run(["ln"] + (isSymbolic ? ["-s"] : []) + [target, "Tree/.git/\(name)"])
      try await playground.swiftfix(".", in: "Tree")
      try await playground.swiftfix("undo", in: "Tree")
      #expect(try await self.outside(playground) == outside, "\(name)")
    }
  }

  /// The whole of git's folder is exchanged for a link after a run.
  @Test func gitsFolderBecomesALink() async throws {
    let playground = try await makePlayground()
    try await playground.swiftfix(".", in: "Tree")
    try await lead(".git", outOf: playground)
    let outside = try await outside(playground)
    try await playground.swiftfix("undo", in: "Tree")
    try await playground.swiftfix("--allow-dirty", ".", in: "Tree")
    #expect(try await self.outside(playground) == outside)
  }

  /// An index that was made by hand names files outside of its work tree.
  @Test(arguments: [[], ["--changed"], ["--staged"], ["--check"]])
  func indexThatNamesFilesOutside(arguments: [String]) async throws {
    let playground = try await makePlayground()
    try playground.write("Outside/X.swift", Sample.old("X"))
    try playground.write("Tree/ab/Outside/X.swift", Sample.old("X"))
    try await playground.git("add", ".", in: "Tree")
    var index = try playground.read("Tree/.git/index")
    let place = try #require(index.range(of: Data("ab/Outside/X.swift".utf8)))
    index.replaceSubrange(place, with: Data("../Outside/X.swift".utf8))
    try playground.write("Tree/.git/index", index)
    try await playground.run("rm", "-r", "Tree/ab")
    let outside = try await outside(playground)
    let outcome = try await playground.swiftfix(arguments, in: "Tree")
    #expect(try await self.outside(playground) == outside)
    #expect(!outcome.output.contains("X.swift"))
  }

  /// Another file system, mounted within a tree.
  @Test(.enabled(if: Machine.canMount)) func treeOverTwoDevices() async throws {
    let playground = try await makePlayground()
    let outcome = try await playground.run(
      "unshare", "--mount", "sh", "-c",
      """
      cp -r One /tmp/one-$$ && mount -t tmpfs tmpfs One && cp -r /tmp/one-$$/. One && rm -r /tmp/one-$$ &&
      "$SWIFTFIX" --allow-dirty . && grep -l 'private static let' One/Two/A.swift C.swift &&
      "$SWIFTFIX" undo && ! grep -l 'private static let' One/Two/A.swift C.swift
      """, in: "Tree")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("One/Two/A.swift\nC.swift\n"))
  }
}
