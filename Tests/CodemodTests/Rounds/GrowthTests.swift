import CodemodKit
import Fixpoint
import Codemods
import ProjectIndex
import SwiftCST
import Testing

/// Code in which each place leads to two others: what looks at a place once for each way to it never ends.
///
/// `Tests/Benchmark/growth.py` measures these shapes and others. Here a pass either ends at once or runs into the
/// limit, however busy the machine is.
@Suite(.timeLimit(.minutes(5))) struct GrowthTests {
  private func findings(in text: String) -> [Finding] {
    let profile = Profile(AllCodemods.catalog.configured(), applying: FixSelection(includesUnsafe: true))
    let file = ProjectFile(path: "All.swift", source: SourceText(text), isEditable: true)
    return Runner(ProfileTable(profile), settings: ProjectSettings()).run(over: [file]).initial
  }

  /// Aliases of generic types that name each other in a circle.
  @Test func aliasesInCircles() {
    let pairs = (0..<40).map {
      """
      struct Left\($0)<Value> { typealias Element = Value }
      struct Right\($0)<Element> { typealias Value = Element }
      """
    }
    let found = findings(
      in: """
        import SwiftUI
        \(pairs.joined(separator: "\n"))
        extension Left0 where Element == Int { func framed() -> Int { 1 } }
        struct Screen: View {
          var body: some View { label().framed() }
          func label() -> AnyView { AnyView(Text("")) }
        }
        """)
    #expect(found.map(\.codemod) == ["anyview-to-viewbuilder"])
  }

  /// Generic views that hand their model on to two others, round in a ring.
  @Test func genericViewsInARing() {
    let count = 60
    let views = (0..<count).map {
      """
      struct Layer\($0)<Model: ObservableObject>: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            Layer\(($0 + 1) % count)(model: model)
            Layer\(($0 + 2) % count)(model: model)
          }
        }
      }
      """
    }
    let found = findings(
      in: """
        import SwiftUI
        import Combine
        final class Store: ObservableObject { @Published var count = 0 }
        \(views.joined(separator: "\n"))
        struct Screen: View {
          @StateObject var store = Store()
          var body: some View { Layer0(model: store) }
        }
        """)
    #expect(found.contains { $0.codemod == "observable-migration" })
  }

  /// Own modifiers of which each applies two others, round in a ring, on rows.
  @Test func modifiersInARing() {
    let count = 60
    let modifiers = (0..<count).map {
      "  func look\($0)() -> some View { self.look\(($0 + 1) % count)().look\(($0 + 2) % count)() }"
    }
    let found = findings(
      in: """
        import SwiftUI
        extension View {
        \(modifiers.joined(separator: "\n"))
        }
        struct Screen: View {
          let items: [Int]
          var body: some View {
            ScrollView { VStack { ForEach(items, id: \\.self) { _ in Text("").look0() } }.look1() }
          }
        }
        """)
    #expect(found.map(\.codemod) == ["lazy-stacks"])
  }
}
