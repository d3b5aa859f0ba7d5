import TestSupport
import Testing

/// What a run says of the fixes that it made and of those that it left.
@Suite struct SummaryTests {
  private static func label(_ name: String) -> String {
    """
    import SwiftUI

    struct \(name): View {
        let date: Date
        let isDone: Bool

        var body: some View {
            if isDone { Text(text).opacity(0.5) } else { Text(text).opacity(1) }
        }

        private var text: String {
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            return formatter.string(from: date)
        }
    }

    """
  }

  /// A scroll view whose rows have state and no width of their own, and one of three rows.
  private static let lists = """
    import SwiftUI

    struct Row: View {
        @State private var isOpen = false
        let name: String
        var body: some View { Text(name) }
    }

    struct Names: View {
        let names: [String]

        var body: some View {
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(Set(names).sorted(), id: \\.self) { Row(name: $0) }
                }
            }
        }
    }

    struct Few: View {
        var body: some View {
            ScrollView {
                VStack {
                    ForEach(0..<3) { Text("\\($0)") }
                }
            }
        }
    }

    """

  private func count(_ word: String, in text: String) -> Int {
    text.split(separator: word, omittingEmptySubsequences: false).count - 1
  }

  @Test(arguments: [["-n"], ["-n", "--verbose"], ["."]]) func noteOnFixesIsPrintedOnce(_ flags: [String])
    async throws
  {
    let playground = try Playground()
    for name in ["Start", "End"] { try playground.write("\(name).swift", Self.label(name)) }
    let outcome = try await playground.swiftfix(flags)
    #expect(count("N102", in: outcome.errors) == 1)
    #expect(count("N401", in: outcome.errors) == 1)
    #expect(outcome.errors.contains("(2 fixes)"))
    #expect(!outcome.errors.contains("N302"))
  }

  @Test func noteIsPrintedOfFixesThatAreMade() async throws {
    let playground = try Playground()
    try playground.write("Lists.swift", Self.lists)
    #expect(try await playground.swiftfix("-n").errors.contains("N302") == false)
    #expect(try await playground.swiftfix("-n", "--unsafe").errors.contains("N302"))
  }

  /// The summary says what the code is built for, as the project's own files have it; not if there is
  /// nothing to say of the code.
  @Test func detectedTargetsArePrinted() async throws {
    let playground = try Playground()
    try playground.write("Package.swift", CrossFile.manifest)
    try playground.write("Sources/Lists.swift", Self.label("Label"))
    let outcome = try await playground.swiftfix("-n")
    #expect(outcome.errors.contains(#/\nbuilt for  .*: iOS 17.*\(Package\.swift\)\n/#), "\(outcome.errors)")
    try playground.write("Sources/Lists.swift", "import SwiftUI\n")
    #expect(try await playground.swiftfix("-n").errors == "Nothing to fix in 2 files.\n")
  }

  @Test func everyReasonOfAFixHasToBeAllowed() async throws {
    let playground = try Playground()
    try playground.write("Lists.swift", Self.lists)
    let some = try await playground.swiftfix("-n", "--explain-refusals", "--allow", "LZ201")
    #expect(some.output.isEmpty)
    #expect(some.errors.contains("    LZ201  "))
    #expect(some.errors.contains("\n    LZ203  "))
    let all = try await playground.swiftfix("-n", "--allow", "LZ201,LZ203")
    #expect(all.output.contains("+            LazyVStack(alignment: .leading) {"))
  }

  /// What may not compile afterwards is applied neither with all unsafe fixes nor with those of a pass.
  @Test func somethingUnknownHasToBeAllowedByItsID() async throws {
    let playground = try Playground()
    try playground.write("Package.swift", CrossFile.manifest)
    try playground.write(
      "Sources/Player.swift",
      """
      import Combine
      import SwiftUI

      final class Player: ObservableObject {
        @Published var isOff = false
      }

      @propertyWrapper struct Sent {
        var wrappedValue: Bool
        var projectedValue: Just<Bool> { Just(wrappedValue) }
      }

      struct Setting {
        @Sent var isOff = false
      }

      struct Screen: View {
        @ObservedObject var player: Player
        let settings: [Setting]

        var body: some View {
          Text(player.isOff ? "off" : "on")
            .onReceive(settings.map { $0 }.first!.$isOff.dropFirst()) { print($0) }
        }
      }

      """)
    for words in [["--unsafe"], ["--allow", "observable-migration"]] {
      let outcome = try await playground.swiftfix(["-n"] + words)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("1 with --allow OM216"), "\(outcome.errors)")
    }
    let allowed = try await playground.swiftfix("-n", "--allow", "OM216")
    #expect(allowed.output.contains("+@Observable"))
  }

  @Test func findingWithSeveralReasonsIsPrintedOnce() async throws {
    let playground = try Playground()
    try playground.write("Lists.swift", Self.lists)
    let wide = Self.lists.replacing("Text(name)", with: "Text(name).frame(maxWidth: .infinity)")
      .replacing("Row", with: "WideRow").replacing("Names", with: "Wide").replacing("Few", with: "WideFew")
    try playground.write("Wide.swift", wide)
    #expect(try await !playground.swiftfix("-n").errors.contains("LZ201"))
    for flag in ["--explain-refusals", "--verbose"] {
      let errors = try await playground.swiftfix("-n", flag).errors
      #expect(count("Lists.swift:14:13", in: errors) == 1)
      #expect(count("\n    LZ203  ", in: errors) == 1)
    }
  }

  @Test(arguments: [[], ["--verbose"]]) func reasonWhyAFixIsNotMadeStandsBehindItsIDs(_ flags: [String])
    async throws
  {
    let playground = try Playground()
    try playground.write("Lists.swift", Self.lists)
    let other = Self.lists.replacing("Row", with: "OtherRow").replacing("Names", with: "Others")
    try playground.write("Others.swift", other.replacing("Few", with: "OtherFew"))
    let errors = try await playground.swiftfix(["-n", "--unsafe", "--max-fixes", "1"] + flags).errors
    let brief = "1 not applied:  it is left for another run\n"
    let full = "  not applied:\n    LZ201, LZ203  it is left for another run\n"
    #expect(errors.contains(flags.isEmpty ? brief : full))
  }

  /// It is not for want of '--unsafe' alone that nothing was fixed.
  @Test func lastLineBlamesNoOptionForWhatNobodyWanted() async throws {
    let playground = try Playground()
    try playground.write("Lists.swift", Self.lists)
    try playground.write("Start.swift", Self.label("Start"))
    let errors = try await playground.swiftfix("-i", input: "q\n").errors
    #expect(errors.hasSuffix("\nNothing was fixed in 2 files.\n"))
  }

  @Test func quietReasonIsToldToThoseWhoAskForEverything() async throws {
    let playground = try Playground()
    try playground.write("Lists.swift", Self.lists)
    #expect(try await playground.swiftfix("-n").errors.contains("LZ305") == false)
    #expect(try await playground.swiftfix("-n", "--verbose").errors.contains("LZ305"))
  }

  /// Code that holds back several classes is named once, with what to do there.
  @Test func namesASharedCauseOnce() async throws {
    let playground = try Playground()
    try playground.write(
      "A.swift",
      """
      import SwiftUI

      final class First: ObservableObject { @Published var name = "" }
      final class Second: ObservableObject { @Published var name = "" }
      func keep<Model: ObservableObject>(_ model: Model) { print(model.objectWillChange) }
      func keepAll(_ make: () -> some ObservableObject) { keep(make()) }
      struct Page: View {
        @ObservedObject var first: First
        @ObservedObject var second: Second
        var body: some View { Text(first.name + second.name) }
      }

      """)
    let errors = try await playground.swiftfix([
      "--dry-run", "--explain-refusals", "--only", "observable-migration", "--deployment", "ios=17", ".",
    ])
    .errors
    #expect(errors.contains("2 places wait for one cause:"))
    #expect(errors.contains("A.swift:3:13, A.swift:4:13"))
  }
}
