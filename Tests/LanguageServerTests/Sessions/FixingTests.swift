import Reports
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
    let folder = try ScratchFolder()
    try folder.write("Clock.swift", "// nothing yet\n")
    let client = try await LanguageClient(in: folder, countsBytes ? .modernInBytes : .modern)
    // What is wrong at first is mended by changes behind and between the long characters.
    let broken = Self.view.replacing("é😀 \\", with: "#\\").replacing("DateFormatter() ", with: "~")
    var file = OpenFile(folder.uri("Clock.swift"), broken, in: client)
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

    try folder.write("Clock.swift", Self.view)
    #expect(try await folder.run(["Clock.swift"]).status == 0)
    let expected = try folder.text("Clock.swift")
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
    let folder = try ScratchFolder(copying: "tour")
    let client = try await LanguageClient(in: folder)
    var changedCount = 0
    for name in try folder.sources() {
      let before = try folder.text(name)
      let other = try ScratchFolder(copying: "tour")
      try await other.run([name])
      let expected = try other.text(name)
      let file = OpenFile(folder.uri(name), before, in: client)
      let actions = try await file.actions(only: ["source.fixAll"])
      #expect(actions.isEmpty == (before == expected))
      var text = EditedText(before)
      try text.apply(actions.first?["edit"]?.documentEdits[file.uri]?.edits ?? [])
      #expect(text.text == expected, "\(name)")
      changedCount += before == expected ? 0 : 1
    }
    #expect(changedCount > 5)
    #expect(try folder.texts() == (try ScratchFolder(copying: "tour").texts()))
    #expect(try await client.end() == 0)
  }

  @Test func wholeWorkspaceInOneEdit() async throws {
    let folder = try ScratchFolder(copying: "tour")
    let expected = try ScratchFolder(copying: "tour")
    try await expected.run([])
    let client = try await LanguageClient(in: folder)
    let name = "Sources/Tour/Journal/JournalView.swift"
    let file = OpenFile(folder.uri(name), try folder.text(name), in: client)
    let action = try #require(try await file.actions(only: ["source"]).last)
    #expect(action["kind"] == "source.fixWorkspace.swiftfix")
    let command = try #require(action["command"])
    #expect(try await client.request("workspace/executeCommand", command) == .null)
    let edits = try #require(try await client.asked("workspace/applyEdit")["edit"]).documentEdits
    #expect(edits[file.uri]?.version == 1)
    for name in try folder.sources() {
      let own = edits[folder.uri(name)]
      if name != "Sources/Tour/Journal/JournalView.swift" { #expect(own?.version ?? .null == .null) }
      var text = EditedText(try folder.text(name))
      try text.apply(own?.edits ?? [])
      #expect(text.text == (try expected.text(name)), "\(name)")
    }
    #expect(edits.count > 5)
  }

  /// A class and the views that use it migrate together, the unsaved text of one of them among the edits.
  @Test func acrossFiles() async throws {
    let folder = try ScratchFolder(copying: "observable-migration/across-files/before")
    let expected = try ScratchFolder(copying: "observable-migration/across-files/before")
    let names = try folder.sources()
    let model = try #require(names.first { $0.hasPrefix("Model") })
    let unsaved = "// not saved yet\n" + (try folder.text(model))
    try expected.write(model, unsaved)
    for folder in [folder, expected] { try folder.write("Package.swift", Self.manifest) }
    try await expected.run(["--only", "observable-migration"])

    let client = try await LanguageClient(in: folder)
    let file = OpenFile(folder.uri(model), unsaved, in: client)
    let fix = try #require(
      try await file.actions(only: ["quickfix"]).first {
        $0["title"]?.text?.hasPrefix("Fix OM") ?? false
      })
    #expect(fix["title"]?.text?.contains(" files") ?? false)
    let edits = try #require(fix["edit"]).documentEdits
    #expect(edits.count > 1)
    for name in names {
      var text = EditedText(name == model ? unsaved : try folder.text(name))
      try text.apply(edits[folder.uri(name)]?.edits ?? [])
      #expect(text.text == (try expected.text(name)), "\(name)")
    }
  }
}
