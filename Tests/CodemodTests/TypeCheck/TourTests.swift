import BuildFiles
import CodemodKit
import Fixpoint
import Codemods
import Configurations
import Foundation
import ProjectIndex
import TestSupport
import Testing

/// The app in `Snapshots/tour`, as it is and as the passes leave it.
@Suite(.enabled(if: TypeChecker.isAvailable))
struct TourTests {
  @Test func typeChecks() async throws {
    let tour = try TypeCheckCase("tour", folder: packageRoot.appending(path: "Snapshots/tour"))
    for result in try await TypeChecker.check([tour]) {
      #expect(result.diagnostics.isEmpty, "\(result) \(result.warnings)")
    }
  }

  /// The passes that the tour shows at work.
  private static let passesAtWork: Set = [
    "anyview-to-viewbuilder", "hoist-formatters", "lazy-stacks", "observable-migration", "ternary-modifiers",
  ]

  /// What is safe compiles in both modes; what is unsafe, in the mode that the run was told.
  @Test(arguments: [false, true], TypeCheckCase.LanguageMode.allCases)
  func typeChecksAfterAllPasses(withUnsafe: Bool, _ mode: TypeCheckCase.LanguageMode) async throws {
    var options = RunOptions(for: AllCodemods.catalog.metadata)
    if withUnsafe {
      options.includeUnsafe()
      try options.setSwift(mode.rawValue)
    }
    let (files, manifest) = try Self.sources()
    let once = SnapshotRun(files, options, settingsFiles: [manifest])
    #expect(once.outcome.faults.isEmpty)
    #expect(Set(once.outcome.applied.map(\.codemod)).isSuperset(of: Self.passesAtWork))

    let twice = SnapshotRun(once.after, options, settingsFiles: [manifest])
    #expect(twice.after.map(\.text) == once.after.map(\.text))
    #expect(twice.outcome.applied.isEmpty)

    let tour = TypeCheckCase(
      withUnsafe ? "tour after --unsafe" : "tour after",
      files: once.after.map { .init(name: $0.path, text: $0.text) }, modes: [mode])
    for result in try await TypeChecker.check([tour]) {
      #expect(result.diagnostics.isEmpty, "\(result) \(result.warnings)")
    }
  }

  /// The files of the app, and its manifest, which says for which systems it is built.
  private static func sources() throws -> ([SnapshotFile], SettingsFile) {
    let all = try #require(SnapshotFile.read("tour", in: SnapshotCase.root))
    let manifest = try #require(all.first { $0.path == "Package.swift" })
    return (
      all.filter { $0.path != manifest.path }, SettingsFile(path: manifest.path, bytes: manifest.bytes)
    )
  }
}
