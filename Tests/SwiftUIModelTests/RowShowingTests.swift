import ProjectIndex
import SwiftCST
import SwiftUIModel
import Testing

@Suite("Views that are made in rows")
struct RowShowingTests {
  private static let queries: MarkedSource.Queries = [
    "shown": { model, node in
      guard let type = model.index.enclosingType(of: node) else { return "no type" }
      let shown = model.rowShowings(of: type).map {
        ($0.isLazy ? "lazy" : "eager") + ($0.isConstant ? " constant" : "")
      }
      return shown.isEmpty ? "never" : shown.joined(separator: ", ")
    },
    "outermost": { model, node in
      model.index.enclosingType(of: node).map { "\(model.isOutermost(node, of: $0))" } ?? "no type"
    },
    "searched": { model, node in
      model.index.enclosingType(of: node).flatMap { SearchedCollection(at: node, in: $0, model)?.name }
        ?? "nothing"
    },
    "in row": { model, node in "\(model.isInRow(node))" },
  ]

  @Test("Rows, and what they search")
  func rows() {
    let source = """
      @Observable class Store {
        var favorites: [Int] = []
        var selectedIDs: [Int] = []
        var known: Set<Int> = []
        func isFavorite(_ id: Int) -> Bool { favorites.contains(id) }
      }
      struct Row: View {
        let store: Store
        let id: Int
        var body: some View {
          VStack { Text("a") }
      //  ^^^^^^^^^^^^^^^^^^^^ shown: lazy, eager, lazy constant
      //           ^^^^^^^^^ outermost: true
          Text("b").opacity(store.favorites.contains(id) ? 1 : 0)
      //                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ searched: favorites
          Text("c").opacity(store.isFavorite(id) ? 1 : 0)
      //                    ^^^^^^^^^^^^^^^^^^^^ searched: favorites
          Text("d").opacity(store.selectedIDs.contains(id) ? 1 : 0)
      //                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ searched: nothing
          Text("k").opacity(store.known.contains(id) ? 1 : 0)
      //                    ^^^^^^^^^^^^^^^^^^^^^^^^ searched: nothing
          Text("e").background(Color.red)
      //                       ^^^^^^^^^ outermost: false
        }
      }
      struct Detail: View { var body: some View { Text("a") } }
      //                                          ^^^^^^^^^ shown: never
      struct Rows: View {
        let items: [Item]
        let store: Store
        var body: some View {
          List { ForEach(items) { Row(store: store, id: $0.id) } }
      //                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in row: true
          VStack { ForEach(items) { Row(store: store, id: $0.id) } }
          List(0..<3) { Row(store: store, id: $0) }
          ForEach(items) { _ in Text("a").sheet(isPresented: .constant(true)) { Detail() } }
        }
      }
      struct Item: Identifiable { let id: Int }
      """
    #expect(MarkedSource(source).mismatches(Self.queries) == [])
  }
}
