import Reports
import TestSupport
import Testing

@testable import LanguageServer

/// What a client gets is what the command line writes.
@Suite(.timeLimit(.minutes(5))) struct FixingTests {
  /// A view whose lines end with CRLF and hold characters of every length.
  private static let view = """
    import SwiftUI

    /// Zeit ⏰ – 👩‍👩‍👧
    struct Clock: View {
      let date: Date /* 😀é */; let name = "😀"; var body: some View { Text("é😀 \\(text)") }

      private var text: String {
        /* 😀 */ let formatter = DateFormatter() // 👍🏽
        formatter.dateStyle = .long
        return "😀" + formatter.string(from: date)
      }
    }

    """.replacing("\n", with: "\r\n")

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App", path: "Views")])
    """

  /// The character of the first place of `needle` in a line, as a client counts.
  private static func character(of needle: String, in line: Int, _ text: String, countsBytes: Bool) -> Int {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let before = lines[line].prefix(
      upTo: lines[line].firstRange(of: needle)?.lowerBound ?? lines[line].endIndex)
    return countsBytes ? before.utf8.count : before.utf16.count
  }

  @Test(arguments: [false, true]) func editedPieceByPiece(countsBytes: Bool) async throws {
    let playground = try Playground()
    try playground.write("Clock.swift", "// nothing yet\n")
    let client = try await LanguageClient(in: playground, countsBytes ? .modernInBytes : .modern)
    // What is wrong at first is mended by changes behind and between the long characters.
    let broken = Self.view.replacing("é😀 \\", with: "#\\").replacing("DateFormatter() ", with: "~")
    var file = OpenFile(playground.uri("Clock.swift"), broken, in: client)
    #expect(try await file.diagnostics().isEmpty)
    let mark = Self.character(of: "#", in: 4, broken, countsBytes: countsBytes)
    file.replace((4, mark), (4, mark + 1), with: "é😀 ")
    let place = Self.character(of: "~", in: 7, broken, countsBytes: countsBytes)
    file.replace((7, place), (7, place + 1), with: "DateFormatter() ")
    let diagnostics = try await file.diagnostics()
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?["range"] == OpenFile.range((7, place), (7, place + 15)))
    #expect(diagnostics.first?["code"] == "HF100")
    #expect(diagnostics.first?["severity"] == 2)

    try playground.write("Clock.swift", Self.view)
    #expect(try await playground.swiftfix("Clock.swift").status == 0)
    let expected = try playground.text("Clock.swift")
    #expect(expected != Self.view)
    for only: [JSONValue] in [["source.fixAll.swiftfix"], ["source.fixAll"], ["quickfix"]] {
      let action = try #require(try await file.actions(only: only).first)
      let edits = try #require(action["edit"]?.documentEdits[file.uri])
      #expect(edits.version == .integer(3))
      var text = EditedText(Self.view, countsBytes: countsBytes)
      try text.apply(edits.edits)
      #expect(text.text == expected)
    }
    #expect(try await client.end() == 0)
  }

  @Test func eachFileOfTheTour() async throws {
    let playground = try Playground.copying("tour")
    let client = try await LanguageClient(in: playground)
    var changedCount = 0
    for name in try playground.sources() {
      let before = try playground.text(name)
      let other = try Playground.copying("tour")
      try await other.swiftfix(name)
      let expected = try other.text(name)
      let file = OpenFile(playground.uri(name), before, in: client)
      let actions = try await file.actions(only: ["source.fixAll"])
      #expect(actions.isEmpty == (before == expected))
      var text = EditedText(before)
      try text.apply(actions.first?["edit"]?.documentEdits[file.uri]?.edits ?? [])
      #expect(text.text == expected, "\(name)")
      changedCount += before == expected ? 0 : 1
    }
    #expect(changedCount > 5)
    #expect(try playground.texts() == (try Playground.copying("tour").texts()))
    #expect(try await client.end() == 0)
  }

  @Test func wholeWorkspaceInOneEdit() async throws {
    let playground = try Playground.copying("tour")
    let expected = try Playground.copying("tour")
    try await expected.swiftfix(".")
    let client = try await LanguageClient(in: playground)
    let name = "Sources/Tour/Journal/JournalView.swift"
    let file = OpenFile(playground.uri(name), try playground.text(name), in: client)
    let action = try #require(try await file.actions(only: ["source"]).last)
    #expect(action["kind"] == "source.fixWorkspace.swiftfix")
    let command = try #require(action["command"])
    #expect(try await client.request("workspace/executeCommand", command) == .null)
    let edits = try #require(try await client.asked("workspace/applyEdit")["edit"]).documentEdits
    #expect(edits[file.uri]?.version == 1)
    for name in try playground.sources() {
      let own = edits[playground.uri(name)]
      if name != "Sources/Tour/Journal/JournalView.swift" { #expect(own?.version ?? .null == .null) }
      var text = EditedText(try playground.text(name))
      try text.apply(own?.edits ?? [])
      #expect(text.text == (try expected.text(name)), "\(name)")
    }
    #expect(edits.count > 5)
  }

  /// A class and the views that use it migrate together, the unsaved text of one of them among the edits.
  @Test func acrossFiles() async throws {
    let playground = try Playground.copying("observable-migration/across-files/before")
    let expected = try Playground.copying("observable-migration/across-files/before")
    let names = try playground.sources()
    let model = try #require(names.first { $0.hasPrefix("Model") })
    let unsaved = "// not saved yet\n" + (try playground.text(model))
    try expected.write(model, unsaved)
    for playground in [playground, expected] { try playground.write("Package.swift", Self.manifest) }
    try await expected.swiftfix("--only", "observable-migration", ".")

    let client = try await LanguageClient(in: playground)
    let file = OpenFile(playground.uri(model), unsaved, in: client)
    let fix = try #require(
      try await file.actions(only: ["quickfix"]).first {
        $0["title"]?.text?.hasPrefix("Fix OM") ?? false
      })
    #expect(fix["title"]?.text?.contains(" files") ?? false)
    let edits = try #require(fix["edit"]).documentEdits
    #expect(edits.count > 1)
    for name in names {
      var text = EditedText(name == model ? unsaved : try playground.text(name))
      try text.apply(edits[playground.uri(name)]?.edits ?? [])
      #expect(text.text == (try expected.text(name)), "\(name)")
    }
  }

  /// Where one folder of the client lies in another, what is around the inner one is still seen: a class isn't
  /// migrated alone whose views are there.
  @Test func whatIsAroundAnInnerFolderIsSeen() async throws {
    let playground = try Playground.copying("observable-migration/across-files/before")
    try playground.write(".swiftfix.json", #"{ "deployment": { "ios": 17, "macos": 14 } }"#)
    let client = try await LanguageClient(in: playground)
    let names = try playground.sources()
    let model = try #require(names.first { $0.hasPrefix("Model") })
    let file = OpenFile(playground.uri(model), try playground.text(model), in: client)
    let alone = try await file.actions(only: ["quickfix"])
    #expect(alone.contains { $0["title"]?.text?.contains(" files") ?? false })
    let inner: JSONValue = ["uri": .string(playground.uri("Model")), "name": "Model"]
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [inner], "removed": []]])
    #expect(try await file.actions().allSatisfy { !($0["title"]?.text?.hasPrefix("Fix") ?? false) })
  }
}
