import Testing

@Suite("When code runs")
struct TimingTests {
  private func check(_ source: String) -> [String] { MarkedSource(source).mismatches(Answers.all) }

  @Test("Inside the members of a view")
  func view() {
    let source = """
      struct Card: View {
        let id = UUID()
      //         ^^^^^^ timing: each making of Card
        @StateObject private var model = Model()
      //                                 ^^^^^^^ timing: once
        static let format = Format()
      //                    ^^^^^^^^ timing: once
        init() { setUp() }
      //         ^^^^^^^ timing: each making of Card
        var body: some View {
          Text(title)
      //       ^^^^^ timing: each evaluation of Card
          ForEach(items) { item in Text(item.name) }
      //          ^^^^^ timing: each evaluation of Card
      //                                ^^^^^^^^^ timing: each evaluation of Card, in a row, deferred
          Button("a") { save() }
      //                ^^^^^^ timing: on event
          if names.contains { $0 == title } { Text("a") }
      //                            ^^^^^ timing: each evaluation of Card, repeated
          Text("a").sheet(isPresented: $isOpen) { Sheet(title) }
      //                                                ^^^^^ timing: each evaluation of Card, deferred
          Text("a").introspect { view in view.title = title }
      //                                              ^^^^^ timing: unknown
        }
        private var header: some View { Text(title) }
      //                                     ^^^^^ timing: each evaluation of Card
      }
      """
    #expect(check(source) == [])
  }

  @Test("Helpers are body code where body code calls them")
  func helpers() {
    let source = """
      struct Card: View {
        let store: Store
        var body: some View {
          ForEach(found) { row($0) }
          Button("a", action: save)
          Text(store.summary)
        }
        private func row(_ item: Item) -> some View { Text(caption(item)) }
        private var found: [Item] { sorted(items) }
      //                            ^^^^^^^^^^^^^ timing: each evaluation of Card, through found
        private func sorted(_ items: [Item]) -> [Item] { items.sorted() }
      //                                                 ^^^^^^^^^^^^^^ timing: each evaluation of Card, through found, through sorted
        private func caption(_ item: Item) -> String { item.name }
      //                                               ^^^^^^^^^ timing: each evaluation of Card, through caption
        private func save() { write() }
      //                      ^^^^^^^ timing: unknown
        private func write() { }
      }
      final class Store {
        var summary: String { describe() }
      //                      ^^^^^^^^^^ timing: each evaluation of Card, through summary
        func describe() -> String { name.uppercased() }
      //                            ^^^^^^^^^^^^^^^^^ timing: each evaluation of Card, through summary, through describe
        func load() async { await fetch() }
      //                          ^^^^^^^ timing: unknown
        var name = "" {
          didSet { describe() }
      //           ^^^^^^^^^^ timing: on event
        }
      }
      """
    #expect(check(source) == [])
  }

  @Test("Modifiers, styles, shapes and extensions of View")
  func kinds() {
    let source = """
      struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding(inset) }
      //                                                           ^^^^^ timing: each evaluation of Framed
      }
      struct Plain: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(strength) }
      //                                                                                       ^^^^^^^^ timing: each evaluation of Plain
      }
      struct Wave: Shape {
        func path(in rect: CGRect) -> Path { Path(points) }
      //                                          ^^^^^^ timing: drawing
      }
      extension View {
        func card() -> some View { padding(inset) }
      //                                   ^^^^^ timing: each evaluation of any view
      }
      """
    #expect(check(source) == [])
  }

  @Test("What is not looked at")
  func lookedAt() {
    let source = """
      struct Card: View {
        var body: some View { Text("a") }
      //                      ^^^^^^^^^ looked at: true
      }
      struct Card_Previews: PreviewProvider {
        static var previews: some View { Text("a") }
      //                                 ^^^^^^^^^ looked at: false
      }
      #Preview { Text("b") }
      //         ^^^^^^^^^ looked at: false
      struct MockStore { let a = load() }
      //                         ^^^^^^ looked at: false
      #if DEBUG
      let b = load()
      //      ^^^^^^ looked at: false
      #else
      let c = load()
      //      ^^^^^^ looked at: true
      #endif
      let d = #Predicate<Item> { $0.name == name }
      //                                    ^^^^ looked at: false
      """
    #expect(check(source) == [])
    let test = "import XCTest\nlet a = load()\n//      ^^^^^^ looked at: false\n"
    #expect(check(test) == [])
  }
}
