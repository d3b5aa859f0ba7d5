import TestSupport
import Testing

/// Reads by way of bindings and the environment, and inputs of which a view keeps only a part.
@Suite struct WhyBindingTests {
  private static let source = """
    import Combine
    import SwiftUI

    extension View {
      func follow(_ binding: Binding<Bool>) -> some View { onChange(of: binding.wrappedValue) {} }
    }
    extension View {
      func alert(_ text: Binding<String?>) -> some View { Text(text.wrappedValue ?? "") }
    }
    struct Alerting: View {
      @State private var isOn: String?
      var body: some View { Text("a").alert($isOn) }
    }
    func row(_ title: String, _ isOn: Binding<Bool>) -> some View { Text(isOn.wrappedValue ? title : "b") }
    struct Row: View {
      @State private var isOn = false
      var body: some View { row("a", $isOn) }
    }
    struct Value: View {
      @State private var isOn = false
      var body: some View { Text($isOn.wrappedValue ? "a" : "b") }
    }
    struct Local: View {
      @Binding var isOn: Bool
      var body: some View { let binding = $isOn; Text(binding.wrappedValue ? "a" : "b") }
    }
    struct Follower: View {
      @State private var isOn = false
      var body: some View { Text("a").follow($isOn) }
    }
    struct Rows: View {
      @State private var items: [Item] = []
      var body: some View { ForEach($items) { $item in Text("a") } }
    }
    struct PassedOn: View {
      @State private var isOn = false
      var body: some View { Toggle("a", isOn: $isOn) }
    }
    struct Item: Identifiable { let id = 0 }

    final class Player: ObservableObject {
      @Published var progress = 0.0
      @Published var title = ""
    }
    struct Bar: View {
      @Binding var progress: Double
      var body: some View { Text("\\(progress)") }
    }
    struct Frame: View {
      @Binding var value: Double
      init(_ value: Binding<Double>) { _value = value }
      var body: some View { Bar(progress: $value) }
    }
    struct PlayerView: View {
      @StateObject private var player = Player()
      var body: some View { Frame($player.progress) }
    }
    struct Other: View {
      @ObservedObject var player: Player
      var body: some View { Text("a") }
    }

    @Observable final class Account { var name = "" }
    struct Profile: View {
      @Environment(Account.self) private var account
      @FetchRequest(sortDescriptors: []) private var books: FetchedResults<Book>
      var body: some View { Text("a") }
    }

    struct Day: View {
      let day: Int
      init(date: Date) { day = Calendar.current.component(.day, from: date) }
      var body: some View { Text("\\(day)") }
    }
    struct Moment: View {
      let date: Date
      init(date: Date) { self.date = date }
      var body: some View { Text(date, style: .time) }
    }
    struct Clock: View {
      var body: some View { Day(date: Date()); Moment(date: Date()) }
    }

    final class Size: ObservableObject { @Published var height = 1 }
    struct Meter: View {
      @State private var size = CGSize.zero
      let image: UIImage
      var body: some View {
        GeometryReader { proxy in Text("\\(proxy.size.height) \\(size.height) \\(image.size.height)") }
      }
    }
    struct Blind: View {
      var body: some View { Text("\\(unknown().height)") }
    }

    final class Outer: ObservableObject {
      let inner = Size()
      var plain = 0
      private var bag: [AnyCancellable] = []
      init() { inner.objectWillChange.sink { print("a") }.store(in: &bag) }
    }
    struct Plain: View {
      @ObservedObject var outer: Outer
      var body: some View { Text("\\(outer.plain)") }
    }

    protocol Named { var name: String { get } }
    extension Account: Named {}
    struct Label2<Subject: Named>: View {
      let subject: Subject
      var body: some View { Text(subject.name) }
    }

    """

  private func why(_ name: String) async throws -> String {
    let playground = try Playground()
    try playground.write("App.swift", Self.source)
    return try await playground.swiftfix(["why", name]).output
  }

  @Test func findsReadsThroughProjections() async throws {
    for view in ["Value", "Follower", "Alerting", "Row"] {
      #expect(try await why(view).contains("@State 'isOn' is read"))
    }
    #expect(try await why("Local").contains("@Binding 'isOn' is read"))
    #expect(try await why("Rows").contains("@State 'items' is read"))
    #expect(!(try await why("PassedOn")).contains("is read"))
  }

  @Test func followsBindingsToOtherViews() async throws {
    let progress = try await why("Player.progress")
    #expect(progress.contains("Bar, by @Binding 'progress'"))
    #expect(progress.contains("Other, by @ObservedObject 'player'"))
  }

  @Test func countsBindingsAsReadsAfterAMigration() async throws {
    let playground = try Playground()
    try playground.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])

      """)
    try playground.write(
      "Sources/App/App.swift",
      """
      import SwiftUI

      final class Player: ObservableObject {
        @Published var progress = 0.0
        @Published var title = ""
      }
      struct Bar: View {
        @Binding var progress: Double
        var body: some View { Text("\\(progress)") }
      }
      struct PlayerView: View {
        @StateObject private var player = Player()
        var body: some View { Bar(progress: $player.progress); Other(player: player) }
      }
      struct Other: View {
        @ObservedObject var player: Player
        var body: some View { Text(player.title) }
      }

      """)
    let progress = try await playground.swiftfix(["why", "Player.progress"]).output
    #expect(progress.contains("a change runs 2 of these 3 views once"))
  }

  @Test func listsObjectsAndQueriesThatArentRead() async throws {
    let profile = try await why("Profile")
    #expect(profile.contains("@Environment(Account.self) 'account' is set to another object"))
    #expect(profile.contains("@FetchRequest 'books' isn't read in body: it isn't known"))
  }

  @Test func judgesWhatAViewKeeps() async throws {
    #expect(try await why("Day").contains("Clock creates it: SwiftUI can skip it"))
    #expect(try await why("Moment").contains("'date' is another value each time"))
  }

  @Test func knowsWhatExternalTypesHold() async throws {
    let height = try await why("Size.height")
    #expect(height.contains("Blind may read it") && !height.contains("Meter"))
    #expect(try await why("Plain").contains("'Outer.plain' is read  App.swift"))
    #expect(!(try await why("Plain")).contains("objectWillChange"))
    #expect(try await why("Account.name").contains("Label2  App.swift"))
  }
}
