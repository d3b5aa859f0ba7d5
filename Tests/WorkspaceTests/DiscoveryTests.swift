import TestSupport
import Testing

@testable import Workspace

@Suite struct DiscoveryTests {
  private func names(
    _ scratch: borrowing Scratch, _ paths: String..., selection: FileSelection = .all
  ) throws -> [String] {
    let discovery = try Discovery(paths.map { FilePath($0) }, from: scratch.path, selection: selection)
    #expect(discovery.problems.isEmpty)
    return discovery.files.map { $0.path.relative(to: scratch.path).text }
  }

  @Test func walkOutsideGit() throws {
    let scratch = try Scratch()
    for name in [
      "b.swift", "a/b.swift", "a-b.swift", "a/deep/er/c.swift", "Package.swift", ".hidden/x.swift",
      ".build/x.swift",
      "Pods/x.swift", "Carthage/x.swift", "DerivedData/x.swift", "SourcePackages/x.swift",
      "node_modules/x.swift", "Scene.xctemplate/x.swift", "___FILEBASENAME___View.swift",
      "Strings.generated.swift", "text.txt", "swift",
    ] {
      try scratch.write(name)
    }
    #expect(
      try names(scratch) == ["Package.swift", "a-b.swift", "a/b.swift", "a/deep/er/c.swift", "b.swift"])
    #expect(try names(scratch, "a", "a/b.swift", "./a/../a") == ["a/b.swift", "a/deep/er/c.swift"])
    #expect(try names(scratch, "Pods") == ["Pods/x.swift"])
    #expect(try names(scratch, "Strings.generated.swift") == ["Strings.generated.swift"])
  }

  @Test func listOfGit() throws {
    let scratch = try Scratch()
    try scratch.git("init", "-q")
    try scratch.write(".gitignore", "ignored/\n")
    for name in [
      "tracked.swift", "gone.swift", "a/b.swift", "Pods/x.swift", "a/c.generated.swift",
      "a/Scene.xctemplate/x.swift",
    ] {
      try scratch.write(name)
    }
    try scratch.git("add", ".")
    try scratch.write("untracked.swift")
    try scratch.write("ignored/x.swift")
    try run("rm", scratch.path("gone.swift").text)
    #expect(try names(scratch) == ["a/b.swift", "tracked.swift", "untracked.swift"])
    #expect(try names(scratch, "a", "tracked.swift") == ["a/b.swift", "tracked.swift"])
    #expect(try names(scratch, "ignored/x.swift") == ["ignored/x.swift"])
    #expect(throws: WorkspaceError.noSwiftFiles(FilePath("ignored"), ignoring: true)) {
      try names(scratch, "ignored")
    }
  }

  @Test func repositoriesBeneathAnOrdinaryFolder() throws {
    let scratch = try Scratch()
    try scratch.write("loose.swift")
    try scratch.write("app/.gitignore", "out\n")
    try scratch.write("app/main.swift")
    try scratch.write("app/out/x.swift")
    try run("git", "init", "-q", scratch.path("app").text)
    #expect(try names(scratch) == ["app/main.swift", "loose.swift"])
  }

  @Test func linkedWorkTree() throws {
    let scratch = try Scratch()
    try scratch.write("app/a.swift")
    let app = scratch.path("app").text
    try run("git", "init", "-q", app)
    try run(
      "git", "-C", app, "-c", "user.name=T", "-c", "user.email=t@x", "commit", "-q", "--allow-empty", "-m",
      "x")
    try run("git", "-C", app, "worktree", "add", "-q", scratch.path("linked").text)
    try scratch.write("linked/b.swift")
    #expect(try names(scratch, "linked") == ["linked/b.swift"])
    let tree = try #require(WorkTree.containing(scratch.path("linked")))
    #expect(tree.gitFolder == scratch.path("app/.git/worktrees/linked"))
  }

  @Test(arguments: [true, false]) func symlinksAreNotFollowed(inGit: Bool) throws {
    let scratch = try Scratch()
    try scratch.write("tree/a.swift")
    try scratch.write("outside/b.swift")
    scratch.link("../outside", symbolicallyAs: "tree/out")
    scratch.link(".", symbolicallyAs: "tree/loop")
    scratch.link("self", symbolicallyAs: "tree/self")
    scratch.link("../outside/b.swift", symbolicallyAs: "tree/b.swift")
    scratch.link("nowhere", symbolicallyAs: "tree/dangling.swift")
    if inGit { try run("git", "init", "-q", scratch.path("tree").text) }
    #expect(try names(scratch, "tree") == ["tree/a.swift"])
    // A symlink that is named stands for what it leads to.
    #expect(try names(scratch, "tree/b.swift") == ["outside/b.swift"])
    #expect(try names(scratch, "tree/out") == ["outside/b.swift"])
    #expect(throws: WorkspaceError.notFound(FilePath("tree/dangling.swift"))) {
      try names(scratch, "tree/dangling.swift")
    }
  }

  @Test func folderThatBecameASymlink() throws {
    let scratch = try Scratch()
    try scratch.write("tree/a/x.swift")
    try scratch.write("tree/y.swift")
    let tree = scratch.path("tree").text
    try run("git", "init", "-q", tree)
    try run("git", "-C", tree, "add", ".")
    try run("mv", scratch.path("tree/a").text, scratch.path("moved").text)
    scratch.link("../moved", symbolicallyAs: "tree/a")
    #expect(try names(scratch, "tree") == ["tree/y.swift"])
  }

  @Test(arguments: [true, false]) func oddNames(inGit: Bool) throws {
    let scratch = try Scratch()
    if inGit { try scratch.git("init", "-q") }
    var odd: [[UInt8]] = [
      "line\nbreak.swift", "tab\t.swift", "ünï😀.swift", "*[a].swift", ":(top).swift", "-x.swift",
    ]
    .map { Array($0.utf8) }
    #if os(Linux)
    odd.append([0xFF, 0xFE] + Array(".swift".utf8))
    #endif
    for name in odd { try scratch.write(FilePath(bytes: name), "x") }
    let found = try Discovery([], from: scratch.path).files
    #expect(Set(found.map(\.path.name)) == Set(odd))
    for name in odd {
      let one = try Discovery([FilePath(bytes: name)], from: scratch.path).files
      #expect(one.map(\.path.name) == [name])
      #expect(try FileContents(reading: one[0].path).bytes.count == 1)
    }
  }

  @Test func pathsWithoutSwiftFilesAreErrors() throws {
    let scratch = try Scratch()
    try scratch.write("text.txt")
    try scratch.write("empty/readme")
    try scratch.write("a.swift/b.txt")
    try run("mkfifo", scratch.path("pipe.swift").text)
    #expect(throws: WorkspaceError.notFound(FilePath("none.swift"))) { try names(scratch, "none.swift") }
    #expect(throws: WorkspaceError.notFound(FilePath("text.txt/x"))) { try names(scratch, "text.txt/x") }
    #expect(throws: WorkspaceError.notSwift(FilePath("text.txt"))) { try names(scratch, "text.txt") }
    #expect(throws: WorkspaceError.notAFile(FilePath("pipe.swift"))) { try names(scratch, "pipe.swift") }
    #expect(throws: WorkspaceError.noSwiftFiles(FilePath("empty"), ignoring: false)) {
      try names(scratch, "empty")
    }
    #expect(throws: WorkspaceError.notInWorkTree(FilePath("empty"))) {
      try names(scratch, "empty", selection: .changed(since: nil))
    }
    #expect(throws: WorkspaceError.notAFile(scratch.path("pipe.swift"))) {
      try LoadedFile(reading: scratch.path("pipe.swift"))
    }
  }

  @Test(.enabled(if: canActAsNobody)) func foldersThatCannotBeListed() throws {
    let scratch = try Scratch()
    try scratch.write("open/a.swift")
    try scratch.write("closed/b.swift")
    scratch.setMode(0, "closed")
    let root = scratch.path
    var discovery: Discovery?
    try asNobody(root) { discovery = try Discovery([], from: root) }
    #expect(discovery?.files.map(\.path) == [root.appending("open/a.swift")])
    #expect(discovery?.problems == [.system(.list, root.appending("closed"), .noAccess)])
  }

  @Test func manifestsAreKnownByTheirNames() {
    let names = [
      "Package.swift": true, "Package@swift-5.9.swift": true, "APackage.swift": false, "x.swift": false,
    ]
    for (name, isManifest) in names {
      #expect(DiscoveredFile(path: FilePath("/p/" + name), isNamed: true).isManifest == isManifest)
    }
  }

  @Test(arguments: [true, false]) func treesBeyondMeasure(inGit: Bool) throws {
    let scratch = try Scratch()
    if inGit { try scratch.git("init", "-q") }
    for name in ["a.swift", "b.swift", "x/x/x/x/c.swift", "y/y/y/y/d.swift"] { try scratch.write(name) }
    let ownDepth = scratch.path.bytes.count { $0 == FilePath.separator }
    var limits = TreeLimits(depth: ownDepth + 4, fileCount: 4, listedCount: 100)
    let found = try Discovery([], from: scratch.path, limits: limits)
    #expect(found.files.map { $0.path.name } == ["a.swift", "b.swift"].map { Array($0.utf8) })
    #expect(found.problems.count == 1)
    limits.depth = 256
    #expect(try Discovery([], from: scratch.path, limits: limits).files.count == 4)
    limits.fileCount = 3
    let error = #expect(throws: WorkspaceError.self) { try Discovery([], from: scratch.path, limits: limits) }
    #expect(error?.description.contains("more than 3 files here. Name folders in it one by one.") == true)
  }
}
