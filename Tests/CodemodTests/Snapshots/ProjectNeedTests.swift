import CodemodKit
import Fixpoint
import Codemods
import Configurations
import Testing

/// Where the passes that fix have nothing to ask of the project around a file, it has no say in what they find
/// there: a quiet run over it, as on a save, reads nothing else.
@Suite struct ProjectNeedTests {
  @Test(arguments: SnapshotCase.all.filter { $0.before.count > 1 })
  func filesWithFindingsNeedTheProject(_ snapshot: SnapshotCase) throws {
    let runner = SnapshotRun.runner(try snapshot.options())
    let found = Set(try snapshot.run(.asWritten).outcome.initial.map(\.file))
    for (number, file) in snapshot.before.enumerated() where found.contains(number) {
      #expect(runner.look(at: [file.parsed]).needsProject, "\(file.path)")
    }
  }

  @Test(arguments: [
    "let a = 1",
    "func f(_ a: Bool) -> Int { if a { return 1 } else { return 2 } }",
    "// An AnyView in a ScrollView, or a DateFormatter.",
    "func f(_ formatter: DateFormatter) -> String { formatter.string(from: .now) }",
    "struct A: View { var body: some View { if a { Text(b) } else { Image(c) } } }",
  ])
  func textsWithNothingToFindDoNotNeedTheProject(text: String) {
    #expect(!needsProject(text))
  }

  @Test(arguments: [
    "func f() -> String { DateFormatter().string(from: .now) }",
    "func f() -> AnyView { AnyView(Text(a)) }",
    "struct A: View { var body: some View { if a { B().bold() } else { B() } } }",
    "struct A: View { var body: some View { ScrollView { VStack { ForEach(a) { B($0) } } } } }",
    "final class A: ObservableObject { @Published var b = 1 }",
  ])
  func textsWithSomethingToFindNeedTheProject(text: String) {
    #expect(needsProject(text))
  }

  /// Whether a comment silences anything is known once all passes have looked.
  @Test func commentsThatSilenceNeedTheProject() {
    #expect(needsProject("let a = 1 // swiftfix:ignore", fixesOnly: false))
  }

  private func needsProject(_ text: String, fixesOnly: Bool = true) -> Bool {
    let file = SnapshotFile(path: "A.swift", bytes: Array(text.utf8))
    let runner = SnapshotRun.runner(
      RunOptions(for: AllCodemods.catalog.metadata), fixesOnly: fixesOnly)
    return runner.look(at: [file.parsed]).needsProject
  }
}
