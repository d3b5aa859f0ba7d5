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
      @StateObject private var store = Store()
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
            @Environment(\\.locale) 'locale' isn't read in body, but runs it when it changes  A.swift:8:38

          an observed object publishes a change of any property
            @ObservedObject 'store' of Store: body reads 2 of its 4 published properties  A.swift:6:23
                'Store.title' is read  A.swift:12:16
                'Store.note' is read  A.swift:17:46

          the body of a view that creates it runs
            Screen creates it: SwiftUI can't skip it, because an input is new each time  A.swift:23:5
                the trailing closure is a new closure  A.swift:23:37

          unknown
            @Unseen 'other': when this wrapper updates the view  A.swift:7:3

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

          and of these, which observe the object but don't read it
            Screen, by @StateObject 'store'  A.swift:21:28

        """)
    let unseen = try await why("Store.plain")
    #expect(unseen.output.contains("none: 'plain' isn't @Published or tracked by @Observable"))
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
    #expect(outcome.errors.contains("did you mean 'Profile'?"))
  }
}
