import Foundation
import Reports
import TestSupport
import Testing

@testable import LanguageServer

/// `swiftfix lsp --baseline`: what is known is neither told nor fixed.
@Suite(.timeLimit(.minutes(5))) struct KnownFindingsTests {
  private static let clock = """
    import Foundation

    struct Clock {
      func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
      }
    }

    """

  /// The same with a function that is new.
  private static let longer = clock.replacing(
    "struct Clock {\n",
    with: """
      struct Clock {
        func hour(_ date: Date) -> String {
          let style = DateFormatter()
          style.timeStyle = .short
          return style.string(from: date)
        }

      """)

  private func lines(_ diagnostics: [JSONValue]) -> [Int] {
    diagnostics.compactMap { $0["range"]?["start"]?["line"]?.number }
  }

  @Test func onlyWhatIsNewIsToldAndFixed() async throws {
    let playground = try Playground()
    try playground.write("Clock.swift", Self.clock)
    try await playground.swiftfix("--write-baseline", "known.json")
    let client = try await LanguageClient(
      in: playground, arguments: ["--baseline", playground.url("known.json").path])
    var file = OpenFile(playground.uri("Clock.swift"), Self.clock, in: client)
    #expect(try await file.diagnostics().isEmpty)
    #expect(try await file.actions(only: ["source.fixAll"]).isEmpty)

    file.replace((0, 0), (100, 0), with: Self.longer)
    #expect(lines(try await file.diagnostics()) == [4])
    let action = try #require(try await file.actions(only: ["source.fixAll"]).first)
    var text = EditedText(Self.longer)
    try text.apply(action["edit"]?.documentEdits[file.uri]?.edits ?? [])
    try playground.write("Clock.swift", Self.longer)
    try await playground.swiftfix("--baseline", "known.json", ".")
    #expect(text.text == (try playground.text("Clock.swift")))
    #expect(!text.text.contains("static let formatter"))
    #expect(text.text.contains("static let style"))

    // A baseline that is written meanwhile holds from then on.
    try playground.write("Clock.swift", "import Foundation\n")
    try await playground.swiftfix("--write-baseline", "known.json")
    file.replace((0, 0), (0, 0), with: "\n")
    let both = try await file.diagnostics()
    #expect(lines(both) == [5, 10])
  }

  @Test(arguments: [("", "cannot read"), ("[]", "not a baseline that this version can read")])
  func unusableBaselinesEndTheServer(text: String, message: String) async throws {
    let playground = try Playground()
    if !text.isEmpty { try playground.write("known.json", text) }
    let outcome = try await playground.swiftfix("lsp", "--baseline", "known.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("swiftfix: known.json: \(message)"))
  }
}
