import CodemodKit
import Codemods
import Fixpoint
import ProjectIndex
import Rewriting
import SwiftCST
import Synchronization
import Testing

/// Which files a later round searches again.
@Suite struct ReachTests {
  private enum Slow: CarelessWords {
    static let id = "R"
    static let all = [
      CarelessEdit(old: "slow", new: "fast"), CarelessEdit(old: "kept", new: "gone", tier: .unsafe),
    ]
  }

  /// A pass that records which files it searches.
  private struct Recorder: Codemod {
    static var metadata: CodemodMetadata { CarelessPass<Slow>.metadata }

    private final class Log: Sendable {
      let files = Mutex<[Int]>([])
    }

    private let log = Log()
    private let pass = CarelessPass<Slow>()

    var searched: [Int] { log.files.withLock(\.self) }

    func match(_ root: Node, in file: FileContext) -> [Match<CarelessEdit>] {
      log.files.withLock { $0.append(file.number) }
      return pass.match(root, in: file)
    }

    func message(for match: Match<CarelessEdit>, in file: FileContext) -> String { "a text" }

    func fix(_ match: Match<CarelessEdit>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
      try pass.fix(match, in: file)
    }
  }

  private func files(_ texts: [String]) -> [ProjectFile] {
    texts.enumerated().map { number, text in
      ProjectFile(path: "\(number).swift", source: SourceText(text), isEditable: true)
    }
  }

  /// The numbers of the files that are searched after the first round; each has something to find.
  private func searchedAgain(_ texts: String...) -> [Int] {
    let recorder = Recorder()
    let profile = Profile([ConfiguredCodemod(recorder)], applying: FixSelection())
    let outcome = Runner(ProfileTable(profile), settings: ProjectSettings())
      .run(over: files(texts.map { $0 + "\nlet kept = 1\n" }))
    #expect(outcome.remaining.count == texts.count)
    return Array(recorder.searched.dropFirst(texts.count))
  }

  /// A changed function: those who call it and the types that it names are searched, others aren't.
  @Test func usersAndNamedTypes() {
    let again = searchedAgain(
      "struct Changed { func run() { Named.slow() } }",
      "func user() { Changed().run() }",
      "enum Named { static func fast() {} }",
      "extension Named { static func more() {} }",
      "func stranger() { run() }",
      "struct Other { func run() {} }",
      "struct Another {}",
      "struct Last {}")
    #expect(again == [0, 1, 2, 3])
  }

  /// A changed header concerns all that the type names.
  @Test func headerOfAType() {
    let again = searchedAgain(
      "@slow struct Changed { var named: Named }\nstruct Same { var other: Other }",
      "struct Named {}", "struct Other {}", "let a = 1", "let b = 1")
    #expect(again == [0, 1])
  }

  /// The first fix puts a class on the main actor, which makes possible that of the class that it holds.
  @Test func fixThatAnotherOneMakesPossible() {
    let outcome = Runner(
      ProfileTable(
        Profile(
          AllCodemods.catalog.configured(only: ["observable-no-mainactor"]),
          applying: FixSelection(includesUnsafe: true, includesHints: true))),
      settings: ProjectSettings()
    ).run(
      over: files([
        "import Observation\n@Observable class Account {\n  var name = \"\"\n}\n",
        """
        import SwiftUI
        @Observable class Settings {
          let account: Account
          var size = 1
          init(account: Account) { self.account = account }
          func rename() { account.name = "b" }
        }
        """,
        """
        import SwiftUI
        struct Root: View {
          @State private var account = Account()
          @State private var settings: Settings?
          var body: some View { Text(account.name + "\\(settings?.size ?? 0)") }
        }
        """, "let a = 1", "let b = 1", "let c = 1", "let d = 1", "let e = 1", "let f = 1",
      ]))
    #expect(outcome.applied.map(\.file).sorted() == [0, 1])
    #expect(outcome.firstRoundCount == 1)
  }
}
