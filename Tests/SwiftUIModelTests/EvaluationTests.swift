import Testing

@Suite("What the evaluation of a view runs")
struct EvaluationTests {
  private func check(_ source: String) -> [String] { MarkedSource(source).mismatches(Answers.all) }

  @Test("The code that runs a closure")
  func runners() {
    let source = """
      import SwiftUI
        struct Late<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { content() } }
        }
        struct Early<Content: View>: View {
          let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          var body: some View { content }
        }
        struct Made<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content }
        }
        struct Both<Content: View>: View {
          let first: Content
          let content: () -> Content
          init(@ViewBuilder content: @escaping () -> Content) {
            first = content()
            self.content = content
          }
          var body: some View { first; content() }
        }
        struct Outer<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { Late(content: content) }
        }
        struct Optional<Footer: View>: View {
          var footer: (() -> Footer)?
          var body: some View {
            if let footer { footer() }
          }
        }
        struct Framed<Inner: View>: ViewModifier {
          let inner: () -> Inner
          func body(content: Content) -> some View { content.overlay { inner() } }
        }
        extension View {
          func framed<Inner: View>(@ViewBuilder inner: @escaping () -> Inner) -> some View {
            modifier(Framed(inner: inner))
          }
          func cornered<Inner: View>(@ViewBuilder inner: () -> Inner) -> some View { overlay(inner()) }
        }
        struct Wrapped<Content: View>: View {
          let rows: (Int) -> Content
          init(rows: @escaping (Int) -> Content) { self.rows = rows }
          init(first: @escaping (Int) -> Content) { self.init(rows: first) }
          var body: some View { ForEach(0..<3, content: rows) }
        }
        func measure(_ work: () -> Int) -> Int { work() }
        func later(_ work: @escaping () -> Int) { DispatchQueue.main.async { print(work()) } }
        struct Board: View {
          var body: some View {
            Late { Text("a") }
      //         ^ runners: Late
            Early { Text("a") }
      //          ^ runners: surroundings
            Made { Text("a") }
      //         ^ runners: surroundings
            Both { Text("a") }
      //         ^ runners: Both, surroundings
            Outer { Text("a") }
      //          ^ runners: Late
            Optional { Text("a") }
      //             ^ runners: Optional
            VStack { Text("a") }
      //           ^ runners: surroundings
            Wrapped(first: { Text("\\($0)") })
      //                   ^ runners: Wrapped
            Text("a").framed { Text("b") }
      //                     ^ runners: Framed
            Text("a").cornered { Text("b") }
      //                       ^ runners: surroundings
            Button("a") { print(1) }
      //                ^ runners: event
            Text("a")
            #if os(macOS)
              .onExitCommand { print(1) }
      //                     ^ runners: event
            #endif
            let width = measure { 1 }
      //                        ^ runners: surroundings
            let _ = later { 1 }
      //                  ^ runners: event
            let _ = Unknown { 1 }
      //                    ^ runners: unknown
          }
        }
      """
    #expect(check(source) == [])
  }

  @Test("Reads belong to the view that runs the code")
  func readers() {
    let source = """
      import SwiftUI
        @Observable final class Store {
          var inLate = 0
      //  ^^^^^^^^^^^^^^ readers: Late reads it for Screen
          var inEarly = 0
      //  ^^^^^^^^^^^^^^^ readers: Screen reads it
          var inHelper = 0
      //  ^^^^^^^^^^^^^^^^ readers: Late reads it for Screen
          var inModifier = 0
      //  ^^^^^^^^^^^^^^^^^^ readers: Screen reads it
          var inProtocol = 0
      //  ^^^^^^^^^^^^^^^^^^ readers: Screen reads it
          var bound = ""
      //  ^^^^^^^^^^^^^^ readers: Screen reads it
          var boundOnce = ""
      //  ^^^^^^^^^^^^^^^^^^ readers: Screen reads it
          var inGetter = 0
      //  ^^^^^^^^^^^^^^^^ readers: Screen reads it
          var inCall = 0
      //  ^^^^^^^^^^^^^^ readers: Screen reads it
          var inInit = 0
      //  ^^^^^^^^^^^^^^ readers: Screen reads it
          var inKeyPath = 0
      //  ^^^^^^^^^^^^^^^^^ readers: Screen reads it
          var others: [Store] = []
      //  ^^^^^^^^^^^^^^^^^^^^^^^^ readers: Screen reads it
          var inMap = 0
      //  ^^^^^^^^^^^^^ readers: Screen reads it
          var inWitness = 0
      //  ^^^^^^^^^^^^^^^^^ readers: Screen reads it
          var inRow = 0
      //  ^^^^^^^^^^^^^ readers: Screen reads it
          static let shared = Store()
        }
        protocol Titled { var store: Store { get } }
        extension Titled { var title: String { "\\(store.inProtocol)" } }
        protocol Counted { var number: Int { get } }
        extension Counted { var label: String { "\\(number)" } }
        extension Store: Counted { var number: Int { inWitness } }
        extension Shelf: Counted {}
        final class Shelf { var number = 0 }
        struct Formatter {
          let store: Store
          func callAsFunction(_ number: Int) -> String { "\\(number + store.inCall)" }
        }
        extension View {
          func shifted() -> some View { padding(CGFloat(Store.shared.inModifier)) }
        }
        struct Late<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { content() }
        }
        struct Early<Content: View>: View {
          let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          var body: some View { content }
        }
        struct Child: View {
          let count: Int
          init(store: Store) { count = store.inInit }
          var body: some View { Text("\\(count)") }
        }
        struct Screen: View, Titled {
          @Bindable var store: Store
          let format: Formatter
          var body: some View {
            Late { Text("\\(store.inLate)"); footer }
            Early { Text("\\(store.inEarly)") }
            Text(title).shifted()
            TextField("a", text: $store.bound)
            TextField("a", text: Bindable(store).boundOnce)
            Stepper("a", value: Binding(get: { store.inGetter }, set: { store.inGetter = $0 }))
            Text(format(1) + store.label)
            Text([1, 2].map(describe).joined())
            Text("\\(store.others.map(\\.inKeyPath).count)")
            Child(store: store)
            ForEach(0..<3) { _ in Text("\\(store.inRow)") }
            Text("\\(store.inRow)")
          }
          private var footer: some View { Text("\\(store.inHelper)") }
          private func describe(_ number: Int) -> String { "\\(number + store.inMap)" }
        }
      """
    #expect(check(source) == [])
  }

  @Test("Who creates a view, and what is new each time")
  func makings() {
    let source = """
      import SwiftUI
        final class Model: ObservableObject { @Published var count = 0 }
        struct Plain: View {
      //^ makings: Other, Screen, Late for Screen
          var body: some View { Text("a") }
          static func make() -> Plain { Plain() }
        }
        struct Bound: View {
      //^ makings: Screen new closureHolder, Screen, Screen new closureHolder
          @Binding var text: String
          var body: some View { Text(text) }
        }
        struct Owner: View {
      //^ makings: Screen new objectDefault
          @ObservedObject var model: Model
          init(model: Model = Model()) { self.model = model }
          var body: some View { Text("a") }
        }
        struct Starter: View {
      //^ makings: Screen new objectDefault
          @ObservedObject var model = Model()
          @StateObject var other = Model()
          var body: some View { Text("a") }
        }
        struct Keeper: View {
      //^ makings: Screen
          @StateObject var model: Model
          init() { _model = StateObject(wrappedValue: Model()) }
          var body: some View { Text("a") }
        }
        struct Taker: View {
      //^ makings: Screen
          @StateObject var model: Model
          var body: some View { Text("a") }
        }
        struct Group: View {
      //^ makings: Screen new object
          let models: [Model]
          var body: some View { Text("a") }
        }
        struct Erased: View {
      //^ makings: Screen new erasedView
          let content: AnyView
          var body: some View { content }
        }
        struct Card<Content: View>: View {
      //^ makings: Screen, Screen new closureHolder
          @ViewBuilder let content: Content
          var body: some View { content }
        }
        struct Late<Content: View>: View {
      //^ makings: Screen new closure, Screen
          @ViewBuilder let content: () -> Content
          var body: some View { content() }
        }
        struct Other: View { var body: some View { Plain.make() } }
        struct Screen: View {
          @State private var text = ""
          var body: some View {
            Plain.make()
            Late { Text(text) }
            Late { Plain() }
            Bound(text: binding(for: 1))
            Bound(text: $text)
            Bound(text: computed)
            Owner()
            Starter()
            Keeper()
            Taker(model: Model())
            Group(models: [Model(), Model()])
            Erased(content: AnyView(Text("a")))
            Card { Text(text) }
            Card { Button("a") { text = "" } }
          }
          private func binding(for number: Int) -> Binding<String> {
            Binding(get: { text }, set: { text = $0 })
          }
          private var computed: Binding<String> { .init(get: { text }, set: { text = $0 }) }
        }
      """
    #expect(check(source) == [])
  }

  @Test("Places that may read a property")
  func unknownReads() {
    let source = """
      import SwiftUI
      import Elsewhere
        @Observable final class Store: Titled {
          var title = ""
      //  ^^^^^^^^^^^^^^ unknown reads: Board by requirement, Card by closure, Row by receiver
          var awaited = ""
      //  ^^^^^^^^^^^^^^^^ unknown reads:
        }
        @Observable final class Shelf: Titled { var title = "" }
        protocol Titled { var title: String { get } }
        struct Board: View {
          let item: any Titled
          var body: some View { Text(item.title) }
        }
        struct Card: View {
          let store: Store
          var body: some View { Unknown { Text(store.title) } }
        }
        struct Row: View {
          let store: Store
          var body: some View {
            Text(unknown().title)
            Unknown { await load(store.awaited) }
          }
        }
      """
    #expect(check(source) == [])
  }
}
