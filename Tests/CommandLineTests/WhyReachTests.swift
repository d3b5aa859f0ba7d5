import TestSupport
import Testing

/// Which code runs with the body of a view, and which objects it reads.
@Suite struct WhyReachTests {
  private static let source = """
    import SwiftUI

    final class Song: ObservableObject {
      @Published var title = ""
      @Published var year = 0
      var next: Song?
    }

    struct SongPreview: View {
      @ObservedObject var song: Song
      var body: some View { Cover(title: song.title) {} }
    }
    struct Cover: View {
      let title: String
      let action: () -> Void
      var body: some View { Button(title, action: action) }
    }
    struct Cover_Previews: PreviewProvider {
      static var previews: some View { CoverMock() }
    }
    struct CoverMock: View {
      var body: some View { Cover(title: "a") {} }
    }

    struct Duo: View {
      @ObservedObject var first: Song
      let second: Song
      var body: some View { Text(first.title + second.title) }
    }

    final class Reader {
      private var text = "a"
      var title: String
      init() { title = text }
      func both() -> String { title + text }
    }
    struct Fresh: View {
      var body: some View {
        let reader = Reader()
        Text(Reader().both() + reader.title)
      }
    }

    struct Table2: View {
      @State private var isBold = false
      @State private var name = ""
      @State private var tint = 0
      let ids: [Int]
      var body: some View {
        ForEach(ids, id: \\.self) { id in row(id) }
        Grid2(content: cell)
        Grid2 { cell() }
        Grid2(content: save)
      }
      var unused: some View { Text(name) }
      func row(_ id: Int) -> some View { Text("\\(id)").bold(isBold) }
      func cell() -> some View { Text("\\(tint)") }
      func save() { name = "" }
    }

    struct Sheets: View {
      @StateObject private var song = Song()
      @State private var isShown = false
      var body: some View { Text("a").alert("b", isPresented: $isShown, actions: choices) }
      @ViewBuilder func choices() -> some View { Button("c") {}.disabled(song.title.isEmpty) }
    }

    enum Route: Hashable {
      case cover(String)
      @ViewBuilder func view() -> some View { switch self { case .cover(let title): Leaf(title: title) } }
    }
    struct Leaf: View { let title: String; var body: some View { Text(title) } }
    struct Stack: View {
      @State private var route: Route?
      var body: some View {
        Text("a").navigationDestination(for: Route.self) { route in route.view() }
      }
    }
    struct Sheet: View {
      @State private var route: Route?
      var body: some View { Text("a").sheet(item: $route) { $0.view() } }
    }

    """

  private func why(_ name: String) async throws -> String {
    let playground = try Playground()
    try playground.write("App.swift", Self.source)
    return try await playground.swiftfix(["why", name]).output
  }

  @Test func knowsRealCodeByItsUses() async throws {
    let cover = try await why("Cover")
    #expect(cover.contains("SongPreview creates it") && !cover.contains("CoverMock"))
    #expect(try await why("Song.title").contains("SongPreview  App.swift"))
  }

  @Test func tellsObjectsApart() async throws {
    let duo = try await why("Duo")
    #expect(duo.contains("'first' of Song: body reads 1 of its 2 published properties"))
    #expect(duo.contains("'Song.title' is read, but the view doesn't observe its object"))
    #expect(!(try await why("Fresh")).contains("Reader."))
  }

  @Test func startsAtBody() async throws {
    let table = try await why("Table2")
    #expect(table.contains("@State 'isBold' is read once per row"))
    #expect(!table.contains("'name'") && !table.contains("'tint'"))
    #expect(table.contains("it isn't known whether body runs 'cell', which 'Grid2' takes"))
    #expect(table.contains("it isn't known whether body runs the closure that 'Grid2' takes"))
    #expect(!table.contains("'save'"))
    #expect(try await why("Song.title").contains("Sheets, in content that is presented"))
  }

  @Test func followsPresentedValues() async throws {
    let leaf = try await why("Leaf")
    #expect(leaf.contains("Stack creates it") && leaf.contains("Sheet creates it"))
  }
}
