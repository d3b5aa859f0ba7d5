import TestSupport
import Testing

/// Which views read a value that reaches them in several ways.
@Suite struct WhyDataFlowTests {
  private static let source = """
    import SwiftUI

    @Observable final class Inner { var tags: [Int: String] = [:] }
    @Observable final class Shop {
      @ObservationIgnored let inner = Inner()
      var tags: [Int: String] { inner.tags }
    }
    @Observable final class Settings {
      @ObservationIgnored private var stored = 0
      var size: Int {
        get { access(keyPath: \\.size); return stored }
        set { withMutation(keyPath: \\.size) { stored = newValue } }
      }
    }

    struct Card<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { content() }
    }
    struct Middle<Label: View>: View {
      @ViewBuilder var label: () -> Label
      var body: some View { VStack { Inside(label: label) } }
    }
    struct Inside<Label: View>: View {
      @ViewBuilder var label: () -> Label
      var body: some View { label() }
    }
    struct Outer<Label: View>: View {
      let isNew: Bool
      @ViewBuilder var label: () -> Label
      var body: some View {
        if isNew { Middle(label: label) } else { Inside(label: label) }
      }
    }

    struct Board: View {
      @Environment(Shop.self) private var shop
      let settings: Settings
      var body: some View {
        Card { Text(shop.tags[1] ?? "") }
          .onChange(of: shop.tags.count) { }
        Outer(isNew: true) { Text("\\(settings.size)") }
      }
    }

    final class DetailModel: ObservableObject {
      @Published var text: String
      init(inner: Inner) { text = inner.tags[0] ?? "" }
    }
    struct Detail: View {
      @StateObject var model: DetailModel
      var body: some View { Text(model.text) }
    }
    struct Opener: View {
      let inner: Inner
      var body: some View { Detail(model: DetailModel(inner: inner)) }
    }

    @MainActor protocol Editing: ObservableObject { func edit() }
    struct Stored<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { content }
    }
    struct Generic<Model: Editing>: View {
      @ObservedObject var model: Model
      var body: some View { Stored { Button(action: model.edit) { Text("a") } } }
    }
    struct Branches: View {
      @State private var isOn = false
      var body: some View { Stored { if isOn { Button("Off") { isOn = false } } } }
    }

    """

  @Test func followsAllWaysToAValue() async throws {
    let playground = try Playground()
    try playground.write("App.swift", Self.source)
    let tags = try await playground.swiftfix(["why", "Inner.tags"]).output
    #expect(tags.contains("Board, through 'tags'"))
    #expect(!tags.contains("Opener"))
    let stored = try await playground.swiftfix(["why", "Settings.stored"]).output
    #expect(stored.contains("Inside") && stored.contains("in a closure that Board passes"))
    #expect(!stored.contains("Outer"))
    let card = try await playground.swiftfix(["why", "Stored"]).output
    #expect(card.contains("Generic creates it") && card.contains("Branches creates it"))
    #expect(!card.contains("can skip it"))
  }
}
