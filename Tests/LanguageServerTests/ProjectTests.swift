import CodemodKit
import Fixpoint
import Codemods
import Foundation
import Rewriting
import SwiftCST
import TestSupport
import Testing
import Workspace

@testable import LanguageServer

/// Files on disk, open documents over them, and the edits that come of both.
@Suite struct ProjectTests {
  private static let never = Interruption { false }

  private static func setup(threads: Int) -> ServerSetup {
    ServerSetup(version: "0", codemods: AllCodemods.catalog, threads: threads, known: nil)
  }

  private static func folder(_ path: FilePath, threads: Int) -> ClientFolder {
    ClientFolder(path, openFiles: OpenFiles(), setup(threads: threads))
  }

  /// A view whose rows another file declares.
  private static let rows = """
    import SwiftUI

    struct Rows: View {
      let names: [String]
      var body: some View {
        ScrollView { VStack { ForEach(Set(names).sorted(), id: \\.self) { Row(name: $0) } } }
      }
    }

    """

  private static let row = """
    import SwiftUI

    struct Row: View {
      let name: String
      var body: some View { Text(name) }
    }

    """

  private func open(_ text: String, _ name: String, in folder: ClientFolder) -> FilePath {
    let path = folder.path.appending(name)
    folder.store.openFiles.lay(Document(uri: folder.uri(of: path), version: 1, text: text), at: path)
    return path
  }

  /// The IDs of what lazy-stacks finds in a file.
  private func rules(_ path: FilePath, in folder: ClientFolder) throws -> [String] {
    try folder.project(of: path).findings(in: path, until: Self.never)?.findings.map(\.rule.id)
      .filter { $0.hasPrefix("LZ") } ?? []
  }

  @Test func openDocumentsLieOverFiles() throws {
    let scratch = try Playground()
    try scratch.write("Row.swift", Self.row)
    let folder = Self.folder(FilePath(scratch.folder.path), threads: 2)
    let rows = open(Self.rows, "Rows.swift", in: folder)
    #expect(try rules(rows, in: folder) == ["LZ100"])
    let stateful = Self.row.replacing("let name", with: "@State private var isOn = false; let name")
    let row = open(stateful, "Row.swift", in: folder)
    #expect(try rules(rows, in: folder) == ["LZ201"])
    folder.store.openFiles.close(row)
    #expect(try rules(rows, in: folder) == ["LZ100"])
  }

  /// After each edit a new look finds the same.
  @Test func whatIsKeptFromEditToEditMakesNoDifference() throws {
    let scratch = try Playground()
    try scratch.write("Row.swift", Self.row)
    try scratch.write("Old/Rows.swift", Self.rows)
    try scratch.write(".swiftfix.json", #"{ "exclude": ["Old/"] }"#)
    let folder = Self.folder(FilePath(scratch.folder.path), threads: 2)
    let stateful = Self.row.replacing("let name", with: "@State private var isOn = false; let name")
    var texts: [String: String] = [:]
    for (name, text) in [
      ("Rows.swift", Self.rows), ("Row.swift", stateful), ("Old/Rows.swift", Self.rows + "// More.\n"),
      ("Row.swift", Self.row.replacing("Row", with: "Line")), ("Row.swift", "extension Line {}\n"),
      ("Rows.swift", Self.rows.replacing("Row(", with: "Line(")), ("New.swift", stateful),
      ("Row.swift", "struct Line: View { let name: String; var body: some View { Row(name: name) } }\n"),
      ("Row.swift", Self.row.replacing("Row", with: "Line")), ("Rows.swift", Self.rows + "// More.\n"),
    ] {
      texts[name] = text
      _ = open(text, name, in: folder)
      let fresh = Self.folder(folder.path, threads: 1)
      for (name, text) in texts { _ = open(text, name, in: fresh) }
      for name in texts.keys.sorted() {
        let path = folder.path.appending(name)
        let expected = try fresh.project(of: path).findings(in: path, until: Self.never)?.findings
        let found = try folder.project(of: path).findings(in: path, until: Self.never)?.findings
        #expect(found?.map(\.message) == expected?.map(\.message), "\(name) after \(texts)")
        #expect(found?.map(\.range) == expected?.map(\.range))
        #expect(found?.map(\.rule.id) == expected?.map(\.rule.id))
        let current = try folder.project(of: path).current(until: Self.never)
        let number = try #require(current.number(of: path))
        #expect(current.context.files[number].isEditable == !name.hasPrefix("Old/"))
      }
    }
    #expect(try rules(folder.path.appending("Rows.swift"), in: folder) == ["LZ201"])
  }

  @Test func onlyWhatChangedIsReadAgain() throws {
    let scratch = try Playground()
    try scratch.write("Row.swift", Self.row)
    try scratch.write("Other.swift", Self.row.replacing("Row", with: "Other"))
    let folder = Self.folder(FilePath(scratch.folder.path), threads: 2)
    let rows = open(Self.rows, "Rows.swift", in: folder)
    let project = folder.project(of: rows)
    let before = try project.current(until: Self.never)
    #expect(try project.current(until: Self.never).context === before.context)
    folder.distrustAll()
    #expect(try project.current(until: Self.never).context === before.context)
    try scratch.write("Row.swift", Self.row + "\n")
    #expect(try project.current(until: Self.never).context === before.context)
    folder.distrustAll()
    let after = try project.current(until: Self.never)
    let isSame = zip(before.context.files, after.context.files).map { $0 === $1 }
    #expect(
      after.paths.map { $0.relative(to: folder.path).text } == ["Other.swift", "Row.swift", "Rows.swift"])
    #expect(isSame == [true, false, true])
  }

  @Test func interruptedWorkGoesOnLater() throws {
    let scratch = try Playground()
    try scratch.write("Row.swift", Self.row)
    let folder = Self.folder(FilePath(scratch.folder.path), threads: 2)
    let rows = open(Self.rows, "Rows.swift", in: folder)
    let project = folder.project(of: rows)
    let always = Interruption { true }
    #expect(throws: Interrupted.self) { try project.findings(in: rows, until: always) }
    #expect(throws: Interrupted.self) { try project.fixing(until: always) { _ in true } }
    #expect(try rules(rows, in: folder) == ["LZ100"])
    #expect(throws: Interrupted.self) { try project.fixing(until: always) { _ in true } }
    #expect(try project.fixing(until: Self.never) { _ in true }.outcome.changed.count == 1)
  }

  /// The client knows its folder by a name that goes through a symlink, and expects to read that name.
  @Test func symlinksKeepTheNameOfTheClient() throws {
    let scratch = try Playground()
    try scratch.write("real/Row.swift", Self.row)
    try FileManager.default.createSymbolicLink(
      at: scratch.url("link"), withDestinationURL: scratch.url("real"))
    let link = FilePath(scratch.url("link").path)
    let folder = Self.folder(link, threads: 1)
    #expect(folder.path == FilePath(scratch.url("real").path))
    #expect(
      folder.uri(of: folder.path.appending("a b.swift")).rawValue == scratch.uri("link") + "/a%20b.swift")
    #expect(link.appending("Row.swift").withoutSymlinks == folder.path.appending("Row.swift"))
    #expect(link.appending("new.swift").withoutSymlinks == folder.path.appending("new.swift"))
  }

  /// Files that are not open are edited as an editor would see them once it has opened them.
  @Test(arguments: [PositionEncoding.utf8, .utf16]) func editsOfFilesOnDisk(encoding: PositionEncoding) throws
  {
    let scratch = try Playground()
    let marked = "\u{FEFF}/* é😀 */ let a = 1\r\nlet b = 2\r\n"
    try scratch.write("Marked.swift", marked)
    try scratch.write("Fine.swift", "let a = \"é\"\n")
    try (Data("let a = \"".utf8) + Data([0xE9]) + Data("\"\n".utf8)).write(to: scratch.url("Latin.swift"))
    let folder = Self.folder(FilePath(scratch.folder.path), threads: 1)
    let snapshot = try folder.project(around: [folder.path.appending("Fine.swift")]).current(
      until: Self.never)
    let client = try clientCapabilities(encoding)
    let writer = EditWriter(client: client, folder: folder)

    let latin = try #require(snapshot.number(of: folder.path.appending("Latin.swift")))
    #expect(!snapshot.context.files[latin].isEditable)

    let number = try #require(snapshot.number(of: folder.path.appending("Marked.swift")))
    let name = try #require(marked.utf8.firstRange(of: "a = 1".utf8))
    let offset = marked.utf8.distance(from: marked.startIndex, to: name.lowerBound)
    let edits: [TextEdit] = [
      TextEdit(0..<offset, with: Array("\u{FEFF}var ".utf8)), .inserting("b", at: offset),
      TextEdit(offset..<(offset + 1), with: "c"),
    ]
    guard case .versioned(let documents)? = writer.edit([number: edits], in: snapshot) else {
      Issue.record("no edits")
      return
    }
    #expect(documents.map(\.textDocument.uri.rawValue) == [scratch.uri("Marked.swift")])
    #expect(documents.first?.textDocument.version == nil)
    let character = encoding == .utf8 ? offset - 3 : "/* é😀 */ let ".utf16.count
    #expect(
      documents.first?.edits == [
        PositionEdit(range: range(0, character), newText: "var "),
        PositionEdit(range: range(character, character + 1), newText: "bc"),
      ])

    // A file that has changed behind the server's back is not edited blindly.
    try scratch.write("Marked.swift", "let z = 1\n")
    #expect(writer.edit([number: edits], in: snapshot) == nil)
  }

  private func range(_ start: Int, _ end: Int) -> PositionRange {
    PositionRange(start: Position(line: 0, character: start), end: Position(line: 0, character: end))
  }

  private func clientCapabilities(_ encoding: PositionEncoding) throws -> ClientCapabilities {
    let text = """
      {"general":{"positionEncodings":["\(encoding.rawValue)"]},
       "workspace":{"workspaceEdit":{"documentChanges":true}}}
      """
    return try JSONDecoder().decode(ClientCapabilities.self, from: Data(text.utf8))
  }
}
