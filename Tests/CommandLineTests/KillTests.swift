import Foundation
import TestSupport
import Testing

/// The program is killed at random moments of a run over 300 files; `SWIFTFIX_KILLS` says how often.
@Suite(.serialized) struct KillTests {
  private static let killCount =
    ProcessInfo.processInfo.environment["SWIFTFIX_KILLS"].flatMap { Int($0) } ?? 25

  /// A class and its view, which change together, and a view that changes alone.
  private static let trios = 0..<100

  private static func texts() -> [String: String] {
    var texts: [String: String] = [:]
    for number in trios {
      texts["Model\(number).swift"] = CrossFile.model("Model\(number)")
      texts["Model\(number)View.swift"] = CrossFile.view("Model\(number)")
      texts["Solo\(number).swift"] = Sample.old("Solo\(number)")
    }
    return texts
  }

  @Test func killedAtRandomMoments() async throws {
    let playground = try Playground()
    let old = Self.texts()
    try playground.write("Package.swift", CrossFile.manifest)
    for (name, text) in old { try playground.write(name, text) }
    let clock = ContinuousClock()
    let checking = try await clock.measure { try await playground.swiftfix("--check", "-q", "--no-cache") }
    let whole = try await clock.measure { try await playground.swiftfix("-qy", "--no-cache", ".") }
    let writing = max(whole - checking, .milliseconds(20))
    let journals = try Self.pending.map(playground.journal)
    let new = try Dictionary(uniqueKeysWithValues: old.keys.map { ($0, try playground.text($0)) })
    #expect(old.allSatisfy { new[$0.key] != $0.value })
    let names = try playground.names()

    var recoveries = 0
    var kills = 0
    // How long writing takes differs with what else the machine does: a kill that came too late halves the delay
    // of those that follow, and kills go on until one was in the middle.
    var span = writing
    for kill in 0..<2 * Self.killCount where kill < Self.killCount || recoveries == 0 {
      kills += 1
      for (name, text) in old where try playground.text(name) != text { try playground.write(name, text) }
      // Every other time at any moment, else while files are written.
      let isAnyMoment = kill.isMultiple(of: 2)
      let delay = (isAnyMoment ? whole : span) * Double.random(in: 0...1)
      let interrupt = Program.Interrupt(signal: SIGKILL, delay: delay, awaited: isAnyMoment ? [] : journals)
      let outcome = try await playground.swiftfix("-qy", "--no-cache", ".", interrupt: interrupt)
      if !isAnyMoment, !outcome.wasKilled { span /= 2 }
      try expectWhole(playground, old, new, "kill \(kill) after \(delay)")

      // The next run has nothing to do but to finish what this one began.
      let next = try await playground.swiftfix("-q", "--only", "lazy-stacks", "Solo0.swift")
      #expect(next.status == 0, "kill \(kill) after \(delay): \(next.errors)")
      if next.errors.contains("an earlier run was interrupted") { recoveries += 1 }
      try expectWhole(playground, old, new, "recovery \(kill) after \(delay)")
      for number in Self.trios {
        let states = try ["", "View"].map { part in
          try playground.text("Model\(number)\(part).swift") == new["Model\(number)\(part).swift"]
        }
        #expect(states[0] == states[1], "kill \(kill) after \(delay): half of Model\(number) is changed")
      }
      #expect(try playground.names() == names, "kill \(kill) after \(delay)")
    }
    print("\(recoveries) of \(kills) kills were in the middle of writing")
    #expect(recoveries > 0)
  }

  /// With `--staged` the index goes with the files, and so does what takes both back.
  @Test func killedWhileStagedFilesAreFixed() async throws {
    let playground = try Playground()
    try playground.write("README.md", "Read.\n")
    try await playground.commitAll()
    let names = (0..<60).map { "Solo\($0).swift" }
    for name in names { try playground.write(name, Sample.old("Solo")) }
    try await playground.git("add", ".")
    func state() async throws -> [String] {
      try await [playground.git("ls-files", "--stage")] + names.map { try playground.text($0) }
    }
    let old = try await state()
    let clock = ContinuousClock()
    let whole = try await clock.measure { try await playground.swiftfix("--staged", "-q") }
    let new = try await state()
    #expect(zip(old, new).allSatisfy { $0 != $1 })
    let journals = Self.pending.map { playground.url(".git/swiftfix/" + $0) }
    for kill in 0..<max(Self.killCount / 3, 1) {
      if try await state() == new { #expect(try await playground.swiftfix("undo").status == 0) }
      #expect(try await state() == old)
      let isAnyMoment = kill.isMultiple(of: 2)
      let delay = whole * Double.random(in: 0...(isAnyMoment ? 1 : 0.3))
      let interrupt = Program.Interrupt(signal: SIGKILL, delay: delay, awaited: isAnyMoment ? [] : journals)
      try await playground.swiftfix("--staged", "-q", interrupt: interrupt)
      let next = try await playground.swiftfix("-q", "--only", "lazy-stacks", "Solo0.swift")
      #expect(next.status == 0, "kill \(kill) after \(delay): \(next.errors)")
      #expect(try await [old, new].contains(state()), "kill \(kill) after \(delay)")
      #expect(try playground.names() == (names + ["README.md"]).sorted(), "kill \(kill) after \(delay)")
    }
  }

  /// The journals that there are while files are written.
  private static let pending = ["draft", "staging", "committing"]

  private func expectWhole(
    _ playground: Playground, _ old: [String: String], _ new: [String: String], _ comment: Comment
  ) throws {
    for name in old.keys {
      let text = try playground.text(name)
      #expect(text == old[name] || text == new[name], comment)
    }
  }
}
