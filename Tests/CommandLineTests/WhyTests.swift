import TestSupport
import Testing

@Suite struct WhyTests {
  private static let source = """
    import SwiftUI

    struct Profile: View {
      @State private var isOpen = false
      @Environment(\\.theme) private var theme
      @ObservedObject var store: Store
      @Unseen var other: Int
      @Environment(\\.locale) private var locale
      let action: () -> Void

      var body: some View {
        Text(store.title).foregroundStyle(theme.tint)
        if isOpen { footer }
        Button("Save", action: action)
      }

      private var footer: some View { Text(store.note) }
    }

    struct Screen: View {
      @StateObject private var store = Store(); func save() {}
      var body: some View {
        Profile(store: store, other: 1) { save() }
      }
    }

    final class Store: ObservableObject {
      @Published var title = ""
      @Published var note = ""
      @Published var count = 0
      @AppStorage("sort") var sort = 0
      var plain = 0
    }

    """

  private func why(_ words: String...) async throws -> (status: Int32, output: String, errors: String) {
    let playground = try Playground()
    try playground.write("A.swift", Self.source)
    let outcome = try await playground.swiftfix(["why"] + words)
    return (outcome.status, outcome.output, outcome.errors)
  }

  @Test func tellsWhatEvaluatesAView() async throws {
    let outcome = try await why("Profile")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Profile  A.swift:3:8

          its own state changes
            @State 'isOpen' is read  A.swift:13:8

          a value of the environment changes
            @Environment(\\.theme) 'theme' is read  A.swift:12:39
            @Environment(\\.locale) 'locale' isn't read in body, but a change of it runs body  A.swift:8:38

          an observed object publishes a change of any property
            @ObservedObject 'store' of Store: body reads 2 of its 4 published properties  A.swift:6:23
                'Store.title' is read  A.swift:12:16
                'Store.note' is read  A.swift:17:46

          the body of a view that creates it runs
            Screen creates it: SwiftUI can't skip it, because an input is new each time  A.swift:23:5
                the trailing closure is a new closure  A.swift:23:37

          unknown
            @Unseen 'other': it isn't known when this wrapper updates the view  A.swift:7:3

        """)
  }

  @Test func tellsWhomAChangeEvaluates() async throws {
    let outcome = try await why("Store.title")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Store.title  A.swift:28:18

          a change runs the body of these views, which read it
            Profile  A.swift:12:16

          and of these, which observe the object; no read by their body was found
            Screen, by @StateObject 'store'  A.swift:21:28

        """)
    let unseen = try await why("Store.plain")
    #expect(unseen.output.contains("'plain' isn't @Published or tracked by @Observable"))
    #expect(try await why("Store.sort").output.contains("Screen, by @StateObject 'store'"))
  }

  @Test func writesJSON() async throws {
    let outcome = try await why("Store.count", "--format", "json")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(#""kind" : "property""#))
    #expect(outcome.output.contains(#""view" : "Profile""#))
  }

  @Test func namesWhatWasMeant() async throws {
    let outcome = try await why("Profil")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("in 1 file; did you mean 'Profile'?"))
  }

  @Test func tellsOfValuesQueriesAndUnknownReads() async throws {
    let playground = try Playground()
    try playground.write(
      "A.swift",
      """
      import SwiftData
      import SwiftUI

      @Observable final class Store {
        var items: [Item] = []
        var tax = 1
        var total: Int { items.count + tax }
      }

      struct Item { var price = 0 }

      struct Late<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }

      struct Board: View {
        @Query private var books: [Book]
        let store: Store
        var body: some View {
          Late { Text("\\(store.total)") }
          ForEach(books) { _ in Text("a") }
          Unknown { Text("\\(store.tax)") }
        }
      }

      """)
    let board = try await playground.swiftfix(["why", "Board"])
    #expect(
      board.output == """
        Board  A.swift:17:8

          the results of a query change
            @Query 'books' is read  A.swift:22:13

          the body of a view that creates it runs
            no view body that creates it was found

          unknown
            it isn't known whether body runs the closure that 'Unknown' takes  A.swift:23:13

        """)
    let tax = try await playground.swiftfix(["why", "Store.tax"])
    #expect(
      tax.output == """
        Store.tax  A.swift:6:7

          a change runs the body of these views, which read it
            Late, through 'total', in a closure that Board passes  A.swift:21:26

          unknown
            Board may read it: it isn't known whether body runs the closure that contains 'tax'  A.swift:23:29

        """)
    #expect(
      try await playground.swiftfix(["why", "Item.price"]).output.contains(
        "'Item' is a value: changing 'price' changes the property that contains it; ask about that: 'Store.items'"
      ))
    #expect(
      try await playground.swiftfix(["why", "Store.total"]).errors.contains(
        "'Store.total' is a computed property; ask about a stored property that it reads: Store.items, Store.tax"
      ))
    let json = try await playground.swiftfix(["why", "Store.tax", "--format", "json"]).output
    #expect(json.contains(#""writer" : "Board""#))
    #expect(try await playground.swiftfix(["schema", "why"]).output.contains("urn:swiftfix:why:1"))
  }

  @Test func tellsOfObjectsElsewhere() async throws {
    let playground = try Playground()
    try playground.write(
      "A.swift",
      """
      import SwiftUI
      import Elsewhere

      final class Own: ObservableObject {
        var item = "" { willSet { objectWillChange.send() } }
        var other = ""
      }

      struct Board: View {
        @Bindable var store: Store
        @ObservedObject var own: Own
        let unobserved: Own
        let row = UUID()
        @State private var text: String?
        var body: some View {
          if let text { Text(text) }
          Text(store.title + own.item + unobserved.item)
          Unknown { Text(text ?? own.other) }
        }
      }

      struct Screen: View {
        var body: some View {
          VStack { Board(); Board() }
        }
      }

      """)
    let outcome = try await playground.swiftfix(["why", "Board"])
    #expect(
      outcome.output == """
        Board  A.swift:9:8

          its own state changes
            @State 'text' is read  A.swift:16:12

          an observed object publishes a change of any property
            @ObservedObject 'own' of Own: body reads its only published property  A.swift:11:23
                'Own.item' is read  A.swift:17:28

          a tracked property of an @Observable object that its body reads changes
            @Bindable 'store' of Store, which isn't a class of this project: body reads 'title'  A.swift:10:17

          the body of a view that creates it runs
            Screen creates it: SwiftUI can't skip it, because an input is new each time  A.swift:24:14
                a property of the view starts with 'UUID()', another value each time  A.swift:13:13
            Screen creates it: SwiftUI can't skip it, because an input is new each time  A.swift:24:23
                a property of the view starts with 'UUID()', another value each time  A.swift:13:13

          its body reads these, but their changes don't update the view
            'Own.item' is read, but the view doesn't observe its object  A.swift:17:46

          unknown
            it isn't known whether body runs the closure that 'Unknown' takes  A.swift:18:13

        """)
  }
}
