import TestSupport
import Testing

/// Elements of collections in collections, members of collections, and views in widgets.
@Suite struct WhyElementTests {
  private static let source = """
    import SwiftUI
    import WidgetKit

    struct File: Identifiable { let id = 1; var name = "" }
    struct Folder: Identifiable { let id = 1; var files: [File]; var tag = "" }
    final class Disk: ObservableObject {
      @Published var folders: [Folder] = []
      func folders(tagged tag: String) -> [Folder] { folders.filter { $0.tag == tag } }
    }
    @Observable final class Unrelated { var name = ""; var count = 0 }

    struct Folders: View {
      @ObservedObject var disk: Disk
      private var tagged: [Folder] { disk.folders(tagged: "a") }
      var body: some View {
        ForEach(disk.folders) { folder in ForEach(folder.files) { file in Text(file.name) } }
        ForEach(tagged) { folder in ForEach(folder.files) { Text($0.name) } }
        Text("\\(disk.folders.count)")
      }
    }
    struct Counts: View {
      let items: [Int]
      let byName: [String: Int]
      var body: some View { Text("\\(items.count) \\(byName.count)") }
    }

    struct Badge: View {
      let number: Int
      var body: some View { Text("\\(number)") }
    }
    struct Steps: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: Provider()) { _ in Badge(number: 1) }
      }
    }
    """

  private func why(_ name: String) async throws -> String {
    let playground = try Playground()
    try playground.write("App.swift", Self.source)
    return try await playground.swiftfix(["why", name]).output
  }

  @Test(arguments: ["Unrelated.name", "Unrelated.count"])
  func elementsAndCollectionsAreNoObjects(property: String) async throws {
    let text = try await why(property)
    #expect(text.contains("no view body that reads it was found"))
    #expect(!text.contains("may read it"))
  }

  @Test func widgetsCreateViews() async throws {
    #expect(try await why("Badge").contains("Steps creates it"))
  }
}
