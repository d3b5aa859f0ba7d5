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
      let action: () -> Void

      var body: some View {
        Text(store.title).foregroundStyle(theme.tint)
        if isOpen { footer }
        Button("Save", action: action)
      }

      private var footer: some View { Text(store.note) }
    }

    struct Screen: View {
      @StateObject private var store = Store()
      var body: some View {
        Profile(store: store, other: 1) { save() }
      }
    }

    final class Store: ObservableObject {
      @Published var title = ""
      @Published var note = ""
      @Published var count = 0
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
            @State 'isOpen' is read  A.swift:12:8

          a value of the environment changes
            @Environment(\\.theme) 'theme' is read  A.swift:11:39

          an object that it observes announces any change
            @ObservedObject 'store' of Store: 3 published properties, 2 of them read  A.swift:6:23
                'Store.title' is read  A.swift:11:16
                'Store.note' is read  A.swift:16:46

          a view that makes it is evaluated
            Screen makes it: what it is given never compares equal  A.swift:22:5
                a closure  A.swift:22:37

          unknown
            what the wrapper of this property does  A.swift:7:3

        """)
  }

  @Test func tellsWhomAChangeEvaluates() async throws {
    let outcome = try await why("Store.title")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Store.title  A.swift:27:18

          a change evaluates these views, which read it
            Profile  A.swift:11:16

          and these, which observe the object and don't read it
            Screen, by @StateObject 'store'  A.swift:20:28

        """)
    let unseen = try await why("Store.plain")
    #expect(unseen.output.contains("none: SwiftUI doesn't see changes of a property of the class 'Store'"))
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
    #expect(outcome.errors.contains("did you mean 'Profile'?"))
  }
}
