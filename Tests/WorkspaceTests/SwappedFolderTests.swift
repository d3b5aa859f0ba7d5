#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import Synchronization
import TestSupport
import Testing

@testable import Workspace

/// A folder is exchanged for a symlink while a run writes in it.
///
/// `SWIFTFIX_RACES` says how often that is tried at random moments.
@Suite struct SwappedFolderTests {
  private static let raceCount = POSIX.environment("SWIFTFIX_RACES").flatMap { Int($0.text) } ?? 50

  /// A tree in which fixes span files of a folder and one beside it, and a folder outside with files of the same
  /// names and contents.
  private struct Place: Sendable {
    static let names = ["sub/a.swift", "sub/b.swift", "c.swift", "d.swift"]
    static let groups = [[0, 2], [1, 0]]
    let root: FilePath
    let stateHome: FilePath
    let outsideText: String

    var tree: FilePath { root.appending("tree") }
    var state: StateFolder { StateFolder(path: stateHome, root: tree) }

    func reset() throws {
      try run("rm", "-rf", tree.text, stateHome.text, root.appending("outside").text)
      for name in Self.names {
        try write(tree.appending(name), "old")
        try write(root.appending("outside").appending(FilePath(bytes: FilePath(name).name)), outsideText)
      }
    }

    private func write(_ file: FilePath, _ text: String) throws {
      try file.parent.makeFolders { _, errno in errno }
      try Descriptor(file, for: .overwrite).write(Array(text.utf8))
    }

    /// Moves the folder away, and puts a symlink in its place.
    func swap() throws {
      try POSIX.renameFile(tree.appending("sub"), to: tree.appending("kept"))
      try link("../outside", tree.appending("sub"))
    }

    /// Puts the folder back in its place.
    func swapBack() throws {
      guard (try? tree.appending("kept").status()) != nil else { return }
      try? POSIX.removeFile(tree.appending("sub"))
      try POSIX.renameFile(tree.appending("kept"), to: tree.appending("sub"))
    }

    func commit(_ observer: (@Sendable (TransactionStep) -> StepDecision)? = nil) throws {
      let changes = Self.names.map {
        FileChange(path: tree.appending($0), original: Array("old".utf8), replacement: Array("new".utf8))
      }
      _ = try Transaction(in: state, observer: observer).commit(changes, groups: Self.groups)
    }

    func texts() throws -> [String] {
      try Self.names.map {
        String(decoding: try FileContents(reading: tree.appending($0)).bytes, as: UTF8.self)
      }
    }

    /// Nothing has changed outside, and the files of a fix are on one side.
    func expectWhole(_ comment: Comment) throws {
      let outside = root.appending("outside")
      let names = try POSIX.entries(of: outside).map { $0.name }
      #expect(Set(names) == Set(Self.names.map { FilePath($0).name }), comment)
      for name in names {
        let bytes = try FileContents(reading: outside.appending(FilePath(bytes: name))).bytes
        #expect(bytes == Array(outsideText.utf8), comment)
      }
      let texts = try texts()
      #expect(Set(texts.prefix(3)).count == 1 && Set(texts).isSubset(of: ["old", "new"]), comment)
    }

    func expectNoLeftovers(_ comment: Comment) throws {
      let names = try [tree, tree.appending("sub")].flatMap { try POSIX.entries(of: $0).map { $0.name } }
      #expect(names.count == Self.names.count + 1, comment)
    }
  }

  private func makePlace(_ scratch: borrowing Scratch, _ outsideText: String) -> Place {
    Place(root: scratch.path, stateHome: scratch.stateHome, outsideText: outsideText)
  }

  @Test(arguments: ["old", "new"]) func atEachStep(outsideText: String) throws {
    let scratch = try Scratch()
    let place = makePlace(scratch, outsideText)
    let counter = Atomic(0)
    func swapping(at step: Int?) -> @Sendable (TransactionStep) -> StepDecision {
      counter.store(0, ordering: .relaxed)
      return { _ in
        if counter.wrappingAdd(1, ordering: .relaxed).oldValue == step { try? place.swap() }
        return .proceed
      }
    }
    try place.reset()
    try place.commit(swapping(at: nil))
    let count = counter.load(ordering: .relaxed)
    #expect(count > 20)
    for step in 0..<count {
      try place.reset()
      _ = try? place.commit(swapping(at: step))
      try place.swapBack()
      _ = try Transaction(in: place.state).recover()
      try place.expectWhole("swapped at \(step)")
      try place.expectNoLeftovers("swapped at \(step)")
      // The same while the run is taken back, or the next one.
      _ = try? place.commit()
      _ = try? Transaction(in: place.state, observer: swapping(at: step)).undo()
      try place.swapBack()
      _ = try Transaction(in: place.state).recover()
      try place.expectWhole("swapped at \(step) of undo")
      try place.expectNoLeftovers("swapped at \(step) of undo")
    }
  }

  /// A run is killed, and the folder exchanged while the next one finishes it.
  @Test(arguments: ["old", "new"]) func atEachStepOfRecovery(outsideText: String) throws {
    let scratch = try Scratch()
    let place = makePlace(scratch, outsideText)
    for kill in stride(from: 0, to: 60, by: 3) {
      for swap in 0..<12 {
        try place.reset()
        let counter = Atomic(0)
        _ = try? place.commit { _ in
          counter.wrappingAdd(1, ordering: .relaxed).oldValue == kill ? .kill : .proceed
        }
        let next = Atomic(0)
        let swapping: @Sendable (TransactionStep) -> StepDecision = { _ in
          if next.wrappingAdd(1, ordering: .relaxed).oldValue == swap { try? place.swap() }
          return .proceed
        }
        _ = try? Transaction(in: place.state, observer: swapping).recover()
        try place.swapBack()
        let outside = try POSIX.entries(of: scratch.path("outside")).count
        #expect(outside == Place.names.count, "killed at \(kill), swapped at \(swap)")
        for name in ["a.swift", "b.swift", "c.swift", "d.swift"] {
          #expect(try scratch.read("outside/\(name)") == outsideText, "killed at \(kill), swapped at \(swap)")
        }
      }
    }
  }

  /// Exchanges the folder on a thread of its own until `body` is done.
  private func exchangeAllTheWhile(_ place: Place, _ body: () -> Void) throws {
    let isDone = Flag()
    let thread = POSIX.startThread(stackSize: 1 << 20) {
      while !isDone.isSet.load(ordering: .relaxed) {
        try? place.swap()
        try? place.swapBack()
      }
    }
    body()
    isDone.isSet.store(true, ordering: .relaxed)
    POSIX.join(try #require(thread))
  }

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  @Test func atRandomMoments() throws {
    let scratch = try Scratch()
    for round in 0..<Self.raceCount {
      let place = makePlace(scratch, round.isMultiple(of: 2) ? "old" : "new")
      try place.reset()
      try exchangeAllTheWhile(place) {
        for _ in 0..<4 {
          _ = try? place.commit()
          _ = try? Transaction(in: place.state).undo()
        }
      }
      try place.swapBack()
      _ = try Transaction(in: place.state).recover()
      let outside = try POSIX.entries(of: scratch.path("outside")).count
      #expect(outside == Place.names.count, "round \(round)")
      for name in ["a.swift", "b.swift", "c.swift", "d.swift"] {
        #expect(try scratch.read("outside/\(name)") == place.outsideText, "round \(round)")
      }
    }
  }
}

/// Makes a symlink.
private func link(_ target: String, _ path: FilePath) throws {
  guard unsafe symlink(target, path.text) == 0 else { throw Errno(code: errno) }
}
