import CodemodKit
import Fixpoint
import Codemods
import Configurations
import Foundation
import Rewriting
import SwiftCST
import TestSupport
import Testing

/// Every case under `Snapshots/`: what the pass made of it is what was accepted, and it holds in every form.
///
/// `SWIFTFIX_ACCEPT=1 swift test --filter Snapshots` writes what the passes make of the cases now; look at
/// the difference with git before it is committed.
@Suite struct SnapshotTests {
  @Test(arguments: SnapshotCase.all) func isAsAccepted(_ snapshot: SnapshotCase) throws {
    let run = try snapshot.run(.asWritten)
    #expect(run.outcome.faults.isEmpty)
    let changed = run.after != snapshot.before
    if acceptsWhatIsMade {
      try accept(run, changed, snapshot)
      return
    }
    #expect(snapshot.report == run.report)
    #expect((snapshot.after ?? snapshot.before).map(\.text) == run.after.map(\.text))
    #expect((snapshot.after != nil) == changed)
  }

  private func accept(_ run: SnapshotRun, _ changed: Bool, _ snapshot: SnapshotCase) throws {
    let folder = snapshot.folder
    for stale in ["after", "after.swift"] {
      try? FileManager.default.removeItem(at: folder.appending(path: stale))
    }
    if changed { try SnapshotFile.write(run.after, as: "after", in: folder) }
    try run.report.write(to: folder.appending(path: "report.txt"), atomically: true, encoding: .utf8)
  }

  @Test(arguments: SnapshotCase.all, SnapshotVariant.allCases)
  func runsToAFixpoint(_ snapshot: SnapshotCase, _ variant: SnapshotVariant) throws {
    let once = try snapshot.run(variant)
    #expect(once.outcome.faults.isEmpty)
    expectParsedWithComments(once)
    let twice = SnapshotRun(once.after, try snapshot.options(variant))
    #expect(twice.after.map(\.text) == once.after.map(\.text))
    #expect(twice.outcome.applied.isEmpty)
  }

  private func expectParsedWithComments(_ run: SnapshotRun) {
    for (before, after) in zip(run.outcome.originals, run.outcome.files) {
      #expect(after.tree.errors.isEmpty || !before.tree.errors.isEmpty)
      let old = CommentMultiset(of: before.tree.source, tokens: before.tree.tokens)
      let new = CommentMultiset(of: after.tree.source, tokens: after.tree.tokens)
      // Those that are for swiftfix go where they do nothing.
      #expect(old.missing(from: new).filter { !$0.contains("swiftfix:") }.isEmpty)
    }
  }

  @Test(arguments: SnapshotCase.all, DerivedForm.allCases)
  func holdsInEveryForm(_ snapshot: SnapshotCase, _ form: DerivedForm) throws {
    let expected = (snapshot.after ?? snapshot.before).map(form.applied)
    let derived = SnapshotRun(snapshot.before.map(form.applied), try snapshot.options())
    #expect(derived.outcome.faults.isEmpty)
    #expect(derived.after.map(\.text) == expected.map(\.text))
  }

  @Test(arguments: SnapshotCase.all) func isSilencedByComment(_ snapshot: SnapshotCase) throws {
    // What comments do in vain is told all the same, unless one names the pass that tells of it.
    let others = " observable-migration anyview-to-viewbuilder"
    let name = snapshot.pass == "unused-suppressions" ? " \(snapshot.pass)" + others : ""
    let silenced = snapshot.before.map { file in
      SnapshotFile(path: file.path, bytes: Array("// swiftfix:ignore-file\(name)\n".utf8) + file.bytes)
    }
    let run = SnapshotRun(silenced, try snapshot.options())
    #expect(run.after == silenced)
    #expect(run.outcome.initial.isEmpty)
  }

  /// How many damaged copies of each case are tried; `SWIFTFIX_DAMAGED` sets another number.
  private static let damagedCount =
    ProcessInfo.processInfo.environment["SWIFTFIX_DAMAGED"].flatMap { Int($0) } ?? 2

  /// No pass trips over pieces that are missing, and files that don't parse stay as they are.
  @Test(arguments: SnapshotCase.all) func leavesBrokenFilesAlone(_ snapshot: SnapshotCase) throws {
    var generator = SeededGenerator(seed: UInt64(snapshot.before.reduce(0) { $0 + $1.bytes.count }))
    for _ in 0..<Self.damagedCount {
      let broken = snapshot.before.map { $0.losingTokens(using: &generator) }
      let run = SnapshotRun(broken, try snapshot.options(.withAllPasses))
      for (before, after) in zip(run.outcome.originals, run.outcome.files) where !before.tree.errors.isEmpty {
        #expect(before.tree.source.bytes == after.tree.source.bytes)
      }
    }
  }

  /// Values that are made of each other don't compile, but somebody may be typing them.
  @Test func followsValuesMadeOfEachOtherOnlySoFar() throws {
    let text = """
      final class Model: ObservableObject {
        @Published var items = Model.first.first
        static var first = Model.second.first
        static var second = Model.first.first
        func order() { items.sort() }
      }
      """
    var options = RunOptions(for: AllCodemods.catalog.metadata)
    try options.setDeployment("ios=17")
    let run = SnapshotRun([SnapshotFile(path: "before.swift", bytes: Array(text.utf8))], options)
    #expect(run.outcome.faults.isEmpty)
    #expect(!run.outcome.initial.isEmpty)
  }

  /// Every thing that a pass may say is said in some case.
  @Test func coversEveryRule() {
    let said = SnapshotCase.all.compactMap(\.report).joined()
    let passes = Set(SnapshotCase.all.map(\.pass))
    for codemod in AllCodemods.catalog.metadata where passes.contains(codemod.id) {
      for rule in codemod.rules where !said.contains(" \(rule.id): ") {
        Issue.record("no case reports \(rule.id) of \(codemod.id)")
      }
    }
  }
}

extension SnapshotFile {
  /// The file without up to three tokens that follow each other.
  fileprivate func losingTokens(using generator: inout SeededGenerator) -> SnapshotFile {
    let tokens = parsed.tree.tokens
    let first = Int.random(in: 0..<tokens.count, using: &generator)
    let last = min(first + Int.random(in: 0..<3, using: &generator), tokens.count - 1)
    let lost = Int(tokens.starts[first])..<Int(tokens.ends[last])
    return SnapshotFile(path: path, bytes: Array(bytes[..<lost.lowerBound] + bytes[lost.upperBound...]))
  }
}
