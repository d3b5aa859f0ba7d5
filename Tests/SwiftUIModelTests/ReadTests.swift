import Testing

@Suite("What views keep and read")
struct ReadTests {
  private func check(_ source: String) -> [String] { MarkedSource(source).mismatches(Answers.all) }

  @Test("Views that keep state")
  func state() {
    let source = """
      import SwiftUI
        struct Plain: View {
      //^ state: none
          let title: String
          var body: some View { VStack { Text(title).bold(); Divider(); Badge() } }
        }
        struct Badge: View { var body: some View { Color.red } }
        struct Own: View { @State private var isOpen = false; var body: some View { Text("a") } }
      //^ state: by @State private var isOpen = false
        struct Field: View { @Binding var text: String; var body: some View { TextField("a", text: $text) } }
      //^ state: by TextField
        struct Outer: View { var body: some View { Group { Own() } } }
      //^ state: by @State private var isOpen = false
        struct Coming: View { var body: some View { Text("a").onAppear { load() } } }
      //^ state: by onAppear
        struct Unknown: View { var body: some View { Gauge(value: 1) { Text("a") } } }
      //^ state: unknown by Gauge
        struct Card<Content: View>: View {
      //^ state: none
          @ViewBuilder let content: Content
          var body: some View { content.padding() }
        }
      """
    #expect(check(source) == [])
  }

  @Test("What the evaluation of a view reads")
  func reads() {
    let source = """
      import SwiftUI
        struct Board: View {
      //^ reads: state text, environment theme, published title, input trails, tracked count, untracked name, state $text
          @State private var text = ""
          @Environment(\\.theme) private var theme
          @ObservedObject var model: Model
          @State private var counter = Counter()
          let trails: [Trail]
          let plain: Plain
          var body: some View {
            Text(text).foregroundStyle(theme.tint)
            Text(model.title)
            Child(trails: trails)
            Button("a") { model.other = text }
            Text("\\(counter.count)")
            helper
          }
          private var helper: some View { TextField(plain.name, text: $text) }
        }
        struct Card: View {
      //^ reads: object model
          @ObservedObject var model: Model
          var body: some View { Child(model: model) }
        }
        final class Model: ObservableObject {
          @Published var title = ""
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^ readers: Board reads it, Card observes model
          @Published var other = ""
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^ readers: Board observes model, Card observes model
        }
        @Observable final class Counter {
          var count = 0
      //  ^^^^^^^^^^^^^ readers: Board reads it
          var unread = 0
      //  ^^^^^^^^^^^^^^ readers:
        }
        final class Plain { var name = "" }
        struct Trail { let name: String }
      """
    #expect(check(source) == [])
  }

  @Test("Bodies that show the same however seldom they are evaluated")
  func quiet() {
    let source = """
      import SwiftUI
        struct Row: View {
      //^ unquiet: nothing
          let item: Item
          @State private var isOpen = false
          var body: some View {
            HStack { Text(item.name.uppercased()); Image(systemName: isOpen ? "a" : "b") }
              .padding(8).foregroundStyle(Color.red).onTapGesture { Store.shared.open() }
          }
        }
        struct Scaled: View {
      //^ unquiet: UIFontMetrics
          var body: some View { Text("a").font(.system(size: UIFontMetrics.default.scaledValue(for: 3))) }
        }
        struct Dated: View {
      //^ unquiet: Date()
          var body: some View { Text(Date().description) }
        }
        struct Shared: View {
      //^ unquiet: Store
          var body: some View { Text(Store.shared.title) }
        }
        struct Item { let name: String }
        final class Store { static let shared = Store(); var title = ""; func open() {} }
      """
    #expect(check(source) == [])
  }

  @Test("Handlers that can run at each frame")
  func hotHandlers() {
    let source = """
      struct Board: View {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("a")
            .onReceive(timer) { now = $0 }
      //                      ^ hot: true
            .onReceive(center.publisher(for: name)) { now = $0 }
      //                                            ^ hot: false
            .gesture(DragGesture().onChanged { offset = $0 }.onEnded { end = $0 })
      //                                     ^ hot: true
      //                                                             ^ hot: false
            .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
      //                                        ^ hot: false
      //                                                            ^ hot: true
        }
      }
      """
    #expect(check(source) == [])
  }

  @Test("The first view that reads a property")
  func readingView() {
    let source = """
      import SwiftUI
        final class Model: ObservableObject {
          @Published var title = ""
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^ reading view: Board
          @Published var inAction = ""
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ reading view: none
          @Published var inLocal = ""
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ reading view: Board
          @Published var inFunction = ""
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ reading view: none
          @Published var behindHelper = ""
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ reading view: Card
          @Published var bound = ""
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^ reading view: none
          @Published var captured = ""
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ reading view: Board
          var isLong: Bool { behindHelper.count > 3 }
        }
        struct Board: View {
          @ObservedObject var model: Model
          var body: some View {
            var local: String { model.inLocal }
            func later() { print(model.inFunction) }
            return VStack {
              Text(local)
              Card(model: model)
              ForEach(0..<3) { _ in Text(model.title) }
              Button("a") { print(model.inAction) }
              Button("b") { [text = model.captured] in print(text) }
              TextField("a", text: $model.bound)
            }
          }
        }
        struct Card: View {
          @ObservedObject var model: Model
          var body: some View { Text(model.isLong ? "a" : model.title) }
        }
      """
    #expect(check(source) == [])
  }
}
