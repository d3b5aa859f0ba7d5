import Synchronization
import TestSupport
import Testing

@testable import Workspace

/// Kills or fails a run at chosen steps, and counts them.
private final class Saboteur: Sendable {
  private let next = Atomic(0)
  private let steps: Range<Int>
  private let decision: StepDecision

  init(_ steps: Range<Int> = 0..<0, _ decision: StepDecision = .proceed) {
    self.steps = steps
    self.decision = decision
  }

  var count: Int { next.load(ordering: .relaxed) }

  func decide(_ step: TransactionStep) -> StepDecision {
    steps.contains(next.wrappingAdd(1, ordering: .relaxed).oldValue) ? decision : .proceed
  }
}

/// Eight files in two folders, and a run that changes them all; fixes span the first three and the next two.
private struct Tree: ~Copyable {
  static let names = ["a", "b", "c", "d"].flatMap { ["one/\($0).swift", "two/\($0).swift"] }
  static let groups = [[0, 1], [2, 1], [3, 4]]
  static let components = [[0, 1, 2], [3, 4], [5], [6], [7]]
  static let old = names.map { "old \($0)" }
  static let new = names.map { "new, and longer: \($0)" }

  let scratch: Scratch

  static func make() throws -> Tree {
    let tree = Tree(scratch: try Scratch())
    try tree.reset()
    return tree
  }

  /// That of a run outside git, whose journal stands in a folder of its own until the run is complete.
  private var state: StateFolder {
    get throws {
      let files = Self.names.map { scratch.path($0) }
      return try StateFolder.forWriting(files, stateHome: scratch.stateHome)
    }
  }

  func reset() throws {
    try run("rm", "-rf", scratch.stateHome.text)
    for (name, text) in zip(Self.names, Self.old) { try scratch.write(name, text) }
  }

  func begin(_ saboteur: Saboteur = Saboteur()) throws -> Transaction {
    try Transaction(in: state, observer: saboteur.decide)
  }

  @discardableResult
  func commit(_ saboteur: Saboteur = Saboteur()) throws -> TransactionReport {
    let changes = Self.names.indices.map {
      FileChange(
        path: scratch.path(Self.names[$0]), original: Array(Self.old[$0].utf8),
        replacement: Array(Self.new[$0].utf8))
    }
    return try begin(saboteur).commit(changes, groups: Self.groups)
  }

  func texts() throws -> [String] { try Self.names.map { try scratch.read($0) } }

  /// What stands in the tree must be the eight files and nothing else.
  func expectNoLeftovers(_ comment: Comment) throws {
    #expect(try scratch.names() == Self.names.sorted(), comment)
    #expect(try !state.isUnfinished, comment)
  }
}

@Suite struct CrashTests {
  @Test func killedAtEachStep() throws {
    let tree = try Tree.make()
    let counter = Saboteur()
    try tree.commit(counter)
    var outcomes: Set<[String]> = []
    for step in 0..<counter.count {
      try tree.reset()
      #expect(throws: WorkspaceError.stopped) { try tree.commit(Saboteur(step..<step + 1, .kill)) }
      #expect(try tree.begin().recover()?.leftAlone ?? [] == [])
      let texts = try tree.texts()
      #expect([Tree.old, Tree.new].contains(texts), "killed at \(step)")
      try tree.expectNoLeftovers("killed at \(step)")
      outcomes.insert(texts)
    }
    #expect(outcomes.count == 2)
  }

  @Test func killedAtEachStepOfUndo() throws {
    let tree = try Tree.make()
    try tree.commit()
    let counter = Saboteur()
    _ = try tree.begin(counter).undo()
    for step in 0..<counter.count {
      try tree.reset()
      try tree.commit()
      #expect(throws: WorkspaceError.stopped) { _ = try tree.begin(Saboteur(step..<step + 1, .kill)).undo() }
      #expect(try tree.begin().recover()?.leftAlone ?? [] == [])
      #expect([Tree.old, Tree.new].contains(try tree.texts()), "killed at \(step)")
      _ = try? tree.begin().undo()
      #expect(try tree.texts() == Tree.old, "killed at \(step)")
      try tree.expectNoLeftovers("killed at \(step)")
    }
  }

  /// Files and index change together, in the run and when it is taken back.
  @Test func killedAtEachStepWithAnIndex() throws {
    let scratch = try Scratch()
    for name in ["a.swift", "b.swift"] { try scratch.write(name, "old") }
    try scratch.git("init", "--quiet")
    try scratch.git("add", ".")
    let tree = try #require(WorkTree(at: scratch.path))
    let fresh = try scratch.git("ls-files", "--stage")
    let new = Array(try scratch.git("hash-object", "-w", "/dev/null").utf8.dropLast())
    let index = try tree.indexEntries(of: [], Git(tree)).map { name, entry in
      IndexChange(root: tree.root, name: name, mode: entry.mode, old: entry.object, new: new)
    }
    let changes = ["a.swift", "b.swift"].map {
      FileChange(path: scratch.path($0), original: Array("old".utf8), replacement: Array("new".utf8))
    }
    func begin(_ saboteur: Saboteur = Saboteur()) throws -> Transaction {
      try Transaction(in: StateFolder(of: tree), observer: saboteur.decide)
    }
    func state() throws -> [String] {
      try ["a.swift", "b.swift"].map { try scratch.read($0) } + [scratch.git("ls-files", "--stage")]
    }
    let counter = Saboteur()
    _ = try begin(counter).commit(changes, index: index)
    let fixed = try state()
    let undoCounter = Saboteur()
    _ = try begin(undoCounter).undo()
    #expect(try state() == ["old", "old", fresh])
    for step in 0..<counter.count {
      #expect(throws: WorkspaceError.stopped) {
        _ = try begin(Saboteur(step..<step + 1, .kill)).commit(changes, index: index)
      }
      #expect(try begin().recover()?.leftAlone ?? [] == [])
      #expect(try [["old", "old", fresh], fixed].contains(state()), "killed at \(step)")
      _ = try? begin().undo()
      #expect(try state() == ["old", "old", fresh])
      #expect(throws: WorkspaceError.self) {
        _ = try begin(Saboteur(step..<step + 1, .fail(Errno(code: 5)))).commit(changes, index: index)
      }
      #expect(try state() == ["old", "old", fresh], "failed at \(step)")
    }
    for step in 0..<undoCounter.count {
      _ = try begin().commit(changes, index: index)
      #expect(throws: WorkspaceError.stopped) { _ = try begin(Saboteur(step..<step + 1, .kill)).undo() }
      _ = try begin().recover()
      #expect(try [["old", "old", fresh], fixed].contains(state()), "undo killed at \(step)")
      _ = try? begin().undo()
      #expect(try state() == ["old", "old", fresh])
    }
  }

  /// The recovery is killed too, some files are written by somebody in between, and leftovers are cleaned
  /// away.
  @Test func killedAgainAndEditedInBetween() throws {
    let tree = try Tree.make()
    let counter = Saboteur()
    try tree.commit(counter)
    var generator = SeededGenerator(seed: 1)
    for round in 0..<300 {
      try tree.reset()
      let first = Int.random(in: 0..<counter.count, using: &generator)
      _ = try? tree.commit(Saboteur(first..<first + 1, .kill))
      var edits: [Int: String] = [:]
      for _ in 0..<Int.random(in: 0...2, using: &generator) { try edit(tree, &edits, &generator) }
      if Bool.random(using: &generator) {
        let second = Int.random(in: 0..<40, using: &generator)
        _ = try? tree.begin(Saboteur(second..<second + 1, .kill)).recover()
        if round % 3 == 0 { try edit(tree, &edits, &generator) }
      }
      _ = try tree.begin().recover()
      try expectAlike(tree, edits, "round \(round), killed at \(first), edited \(edits)")
      try tree.expectNoLeftovers("round \(round), killed at \(first), edited \(edits)")
    }
  }

  /// A person adds to one of the files, whichever contents it has now.
  private func edit(_ tree: borrowing Tree, _ edits: inout [Int: String], _ generator: inout SeededGenerator)
    throws
  {
    let index = Int.random(in: Tree.names.indices, using: &generator)
    let text = try tree.scratch.read(Tree.names[index]) + " edited"
    try tree.scratch.write(Tree.names[index], text)
    edits[index] = text
  }

  /// The edits are there, and the files of each component come from the same side.
  private func expectAlike(_ tree: borrowing Tree, _ edits: [Int: String], _ comment: Comment) throws {
    let texts = try tree.texts()
    for (index, text) in edits { #expect(texts[index] == text, comment) }
    for component in Tree.components {
      // A person who edits one file before and another after its renaming has mixed them for good.
      let edited = Set(component.filter { edits[$0] != nil }.map { texts[$0].prefix(3) })
      guard edited.count < 2 else { continue }
      #expect(Set(component.map { texts[$0].prefix(3) }).count == 1, comment)
    }
    for index in texts.indices where edits[index] == nil {
      #expect([Tree.old[index], Tree.new[index]].contains(texts[index]), comment)
    }
  }

  @Test(arguments: [Errno.noSpace, .noAccess, Errno(code: 5)]) func failsAtEachStep(errno: Errno) throws {
    let tree = try Tree.make()
    let counter = Saboteur()
    try tree.commit(counter)
    for step in 0..<counter.count {
      try tree.reset()
      let error = #expect(throws: WorkspaceError.self) {
        try tree.commit(Saboteur(step..<step + 1, .fail(errno)))
      }
      switch error {
      case .diskFull: #expect(errno == .noSpace)
      case .readOnly: #expect(errno == .noAccess)
      case .system(_, _, let code): #expect(code == errno)
      default: Issue.record("failed at \(step) with \(String(describing: error))")
      }
      #expect(try tree.texts() == Tree.old, "failed at \(step)")
      try tree.expectNoLeftovers("failed at \(step)")
      #expect(try tree.commit().written.count == Tree.names.count)
    }
  }

  /// Once the disk fails for good, nothing can be taken back at once; the next run with a sound disk does it.
  @Test func failsFromEachStepOn() throws {
    let tree = try Tree.make()
    let counter = Saboteur()
    try tree.commit(counter)
    for step in 0..<counter.count {
      try tree.reset()
      #expect(throws: WorkspaceError.self) {
        try tree.commit(Saboteur(step..<Int.max, .fail(Errno(code: 5))))
      }
      do {
        _ = try tree.begin(Saboteur(0..<Int.max, .fail(Errno(code: 5)))).recover()
      } catch let error as WorkspaceError {
        guard case .unfinished = error else { throw error }
      }
      _ = try tree.begin().recover()
      #expect([Tree.old, Tree.new].contains(try tree.texts()), "failed from \(step)")
      try tree.expectNoLeftovers("failed from \(step)")
    }
  }
}
