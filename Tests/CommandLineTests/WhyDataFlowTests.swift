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

  private static let inputs = """
    import SwiftUI

    struct Aliased<Content: View>: View {
      typealias Builder = () -> Content
      let content: Builder
      var body: some View { content() }
    }
    struct Clock: View {
      private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View { Text("").onReceive(ticks) { _ in } }
    }
    struct Amount: View {
      @Binding var value: Int
      var body: some View { Text("\\(value)") }
    }
    struct Toolbar: View {
      let actions: [() -> Void]
      var body: some View { Button("Run") { actions.first?() } }
    }

    struct Page: View {
      @State private var count = 0
      @State private var text = ""
      let all: [String]
      private var found: [String] { all.filter { $0.contains(text) } }
      var body: some View {
        Aliased { Text("\\(count)") }
        Clock()
        Amount(value: Binding { count } set: { count = $0 })
        Toolbar(actions: [{ count = 4 }])
        ForEach(found, id: \\.self) { Text($0) }
      }
    }

    #if DEBUG
      struct DebugPage: View {
        var body: some View { Clock() }
      }
    #endif
    struct Root: View {
      var body: some View {
        #if DEBUG
          DebugPage()
        #endif
      }
    }

    """

  @Test(arguments: ["Aliased", "Clock", "Amount", "Toolbar"])
  func findsInputsThatAreNewEachTime(view: String) async throws {
    let playground = try Playground()
    try playground.write("App.swift", Self.inputs)
    let answer = try await playground.swiftfix(["why", view]).output
    #expect(answer.contains("Page creates it: SwiftUI can't skip it"))
  }

  @Test func tellsDataOfRowsFromRows() async throws {
    let playground = try Playground()
    try playground.write("App.swift", Self.inputs)
    let answer = try await playground.swiftfix(["why", "Page"]).output
    #expect(answer.contains("@State 'text' is read through 'found'"))
  }

  @Test func countsCodeAsOfTheAppThoughATestHasTheNameOfItsMember() async throws {
    let playground = try Playground()
    try playground.write("App.swift", Self.inputs)
    try playground.write(
      "AppTests/Tests.swift", "import XCTest\nfunc check() { XCTAssertEqual(request.body, 1) }\n")
    #expect(try await playground.swiftfix(["why", "Clock"]).output.contains("DebugPage creates it"))
  }
}
