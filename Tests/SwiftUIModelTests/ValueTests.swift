import Testing

@Suite("What values are")
struct ValueTests {
  private func check(_ source: String) -> [String] { MarkedSource(source).mismatches(Answers.all) }

  @Test("Constant, stable, fresh")
  func stability() {
    let source = """
      struct Card: View {
        let card: Item
        @State private var token = UUID()
        let date: Date
        var body: some View {
          Text("a").id("b")
      //               ^^^ stability: constant
          Text("a").id(card.id)
      //               ^^^^^^^ stability: stable
          Text("a").id(token)
      //               ^^^^^ stability: stable
          Text("a").id(UUID())
      //               ^^^^^^ stability: fresh by UUID()
      //               ^^^^^^ fresh itself: true
          Text("a").id(UUID().uuidString)
      //               ^^^^^^^^^^^^^^^^^ stability: fresh by UUID()
      //               ^^^^^^^^^^^^^^^^^ fresh itself: true
          Text("a").id(isOld ? UUID() : card.id)
      //               ^^^^^^^^^^^^^^^^^^^^^^^^ stability: fresh by UUID()
      //               ^^^^^^^^^^^^^^^^^^^^^^^^ fresh itself: false
          Text("a").id(Date.now)
      //               ^^^^^^^^ stability: fresh by Date.now
          Text("a").id(Int.random(in: 0..<9))
      //               ^^^^^^^^^^^^^^^^^^^^^ stability: fresh by Int.random(in: 0..<9)
          Text("a").id(names.shuffled())
      //               ^^^^^^^^^^^^^^^^ stability: fresh by names.shuffled()
          Text("a").id(makeToken())
      //               ^^^^^^^^^^^ stability: fresh by UUID()
          Text("a").id(Stop(name: "a"))
      //               ^^^^^^^^^^^^^^^ stability: fresh by UUID()
          Text("a").id(Stop(id: other, name: "a"))
      //               ^^^^^^^^^^^^^^^^^^^^^^^^^^ stability: stable
          Text("a").id(UUID(uuidString: "a"))
      //               ^^^^^^^^^^^^^^^^^^^^^ stability: stable
          Text("a").id(date)
      //               ^^^^ stability: stable
          Text("a").id(load())
      //               ^^^^^^ stability: unknown by load
        }
        let isOld: Bool
        let other: UUID
        let names: [String]
        private func makeToken() -> String { UUID().uuidString }
      }
      struct Stop { var id = UUID(); let name: String }
      struct Item { let id: Int }
      """
    #expect(check(source) == [])
  }

  @Test("Getters that only compute")
  func purity() {
    let source = """
      struct Board: View {
        @State private var text = ""
        let trails: [Trail]
        let model: Model
        let plain: Plain
        var body: some View {
          List(found) { Text($0.name) }
      //       ^^^^^ pure: tracked trails name text
          Text(model.title)
      //       ^^^^^^^^^^^ pure: tracked model heading
          Text(plain.label)
      //       ^^^^^^^^^^^ pure: untracked plain label
          Text(counted)
      //       ^^^^^^^ pure: unknown by counted
          Text(summed)
      //       ^^^^^^ pure: tracked trails length
          Text(format.string(from: 1))
      //       ^^^^^^^^^^^^^^^^^^^^^^ pure: unknown by format
        }
        private var found: [Trail] { trails.filter { $0.name.contains(text) }.sorted { $0.name < $1.name } }
        private var counted: Int { plain.count += 1; return plain.count }
        private var summed: Int {
          var sum = 0
          for trail in trails { sum += trail.length }
          return sum
        }
      }
      struct Trail { let name: String; var length = 0 }
      @Observable final class Model { var heading = ""; var title: String { heading.uppercased() } }
      final class Plain { var label = ""; var count = 0 }
      """
    #expect(check(source) == [])
  }

  @Test("What code changes")
  func changes() {
    let source = """
      final class Store {
        var items: [Item] = []
        let other: Store
        func update(_ name: String) {
          items.append(Item(name))
      //  ^^^^^^^^^^^^^^^^^^^^^^^^ changes: mutated own items
          self.items[0].name = name
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^ changes: assigned own items
          count += 1
      //  ^^^^^^^^^^ changes: combined global count
          other.items = []
      //  ^^^^^^^^^^^^^^^^ changes: assigned member items
          var sum = 0
          sum = items.count
      //  ^^^^^^^^^^^^^^^^^ changes: assigned local
          swap(&sum, &count)
      //  ^^^^^^^^^^^^^^^^^^ changes: handed local, handed global count
          items.filter { $0.isOpen }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ changes:
          update(name)
      //  ^^^^^^^^^^^^ changes:
        }
      }
      var count = 0
      struct Item { var name: String; var isOpen = false }
      """
    #expect(check(source) == [])
  }
}
