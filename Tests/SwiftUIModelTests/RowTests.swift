import Testing

@Suite("Rows and their elements")
struct RowTests {
  private func check(_ source: String) -> [String] { MarkedSource(source).mismatches(Answers.all) }

  @Test("What rows are made of")
  func rows() {
    let source = """
      struct Trails: View {
        @State private var trails: [Trail] = []
        let names: [String]
        var body: some View {
          List {
            ForEach(trails) { trail in TrailRow(trail: trail) }
      //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: elements of trails, as trail, Trail, in List, TrailRow
          }
          ForEach($trails, id: \\.self) { $trail in Text(trail.name) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: elements of $trails, as bindings, by self, as trail, Trail
          ForEach(Array(trails.enumerated()), id: \\.offset) { index, trail in Text(trail.name) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: pairs of trails, by offset, as index trail, Trail
          ForEach(zip(trails.indices, trails), id: \\.1.id) { Text("a") }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: pairs of trails, by id, as $0, Trail
          ForEach(trails.indices, id: \\.self) { index in Text("a") }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: positions of trails, by self, as index, Trail
          ForEach(0..<trails.count) { index in Text("a") }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: positions of trails, as index, Trail
          ForEach(0..<3) { _ in Text("a") }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: numbers of 0..<3, as _, Int, at most 3
          ForEach(Kind.allCases, id: \\.self) { Text($0.rawValue) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: elements of Kind.allCases, by self, as $0, Kind, at most 2
          ForEach(some, id: \\.self) { Text($0.rawValue) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: elements of some, by self, as $0, Kind, at most 2
          ForEach(switched, id: \\.self) { Text($0.rawValue) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: elements of switched, by self, as $0, Kind, at most 4
          ForEach(names.isEmpty ? names : ["a"], id: \\.self) { Text($0) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: elements of names.isEmpty ? names : ["a"], by self, as $0
          ForEach(numbered, id: \\.offset) { pair in Text(pair.element.name) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: pairs of trails, by offset, as pair, Trail
          List(names, id: \\.self) { Text($0) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: elements of names, by self, as $0, String, in List
          List { Text("a") }
      //  ^^^^^^^^^^^^^^^^^^ rows: none
          ForEach(open) { trail in Button("a") { TrailRow(trail: trail) } }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows: elements of open, as trail, Trail
        }
        private var numbered: [(offset: Int, element: Trail)] { Array(trails.enumerated()) }
        private var open: [Trail] { trails.filter { $0.isOpen } }
        private var some: [Kind] {
          if names.isEmpty { return Kind.allCases.filter { $0 != .day } }
          return Kind.allCases
        }
        private var switched: [Kind] {
          switch names.count {
          case 0: []
          case 1: names.isEmpty ? [.day] : Kind.allCases
          default: Kind.allCases + [.day, .night]
          }
        }
      }
      struct Trail: Identifiable { let id: Int; var name: String; var isOpen = false }
      struct TrailRow: View { let trail: Trail; var body: some View { Text(trail.name) } }
      enum Kind: String, CaseIterable { case day, night }
      """
    #expect(check(source) == [])
  }

  @Test("What shows that rows are edited")
  func edits() {
    let source = """
      struct Trails: View {
        @State private var removed: [Trail] = []
        @State private var added: [Trail] = []
        @State private var plain: [Trail] = []
        let given: [Trail]
        var body: some View {
          ForEach(plain) { Text($0.name) }.onDelete { plain.remove(atOffsets: $0) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ edit: by people, onDelete
          ForEach(removed) { Text($0.name) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ edit: by code, removed.remove(at: 0)
          ForEach(added) { Text($0.name) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ edit: no
          ForEach(added.filter { $0.isOpen }) { Text($0.name) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ edit: by deriving, added.filter { $0.isOpen }
          ForEach(found) { Text($0.name) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ edit: by deriving, added.sorted()
          ForEach(given) { Text($0.name) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ edit: by code, trails.sort()
          ForEach(Kind.allCases.reversed(), id: \\.self) { Text($0.rawValue) }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ edit: no
          ForEach(added) { trail in
      //  ^ edit: by people, swipeActions
            Text(trail.name).swipeActions { Button("a") { remove(trail) } }
          }
          Button("a") { removed.remove(at: 0); added.append(Trail(name: "a")); added = []; added.removeAll() }
        }
        private var found: [Trail] { added.sorted() }
      }
      struct Screen: View {
        @State private var trails: [Trail] = []
        var body: some View { Trails(given: trails).onAppear { trails.sort() } }
      }
      struct Trail: Identifiable { let id: Int; var name: String; var isOpen = false }
      enum Kind: String, CaseIterable { case day, night }
      """
    #expect(check(source) == [])
  }

  @Test("By what elements are told apart")
  func identities() {
    let source = """
      struct Trails: View {
        let own: [Own]
        let computed: [Computed]
        let itself: [Itself]
        let made: [Made]
        let each: [Each]
        let plain: [Plain]
        var body: some View {
          ForEach(own) { _ in }
      //  ^^^^^^^^^^^^^^^^^^^^^ element identity: own
          ForEach(computed) { _ in }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ element identity: own
          ForEach(itself) { _ in }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^ element identity: itself
          ForEach(made) { _ in }
      //  ^^^^^^^^^^^^^^^^^^^^^^ element identity: fresh when made, UUID()
          ForEach(each) { _ in }
      //  ^^^^^^^^^^^^^^^^^^^^^^ element identity: fresh when read, UUID()
          ForEach(plain, id: \\.name) { _ in }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ element identity: none
          ForEach(other) { _ in }
      //  ^^^^^^^^^^^^^^^^^^^^^^^ element identity: no type
        }
      }
      struct Own: Identifiable { let id: Int }
      struct Computed { let name: String }
      extension Computed: Identifiable { var id: String { name } }
      enum Itself: Identifiable { case a; var id: Self { self } }
      struct Made: Identifiable { let id = UUID() }
      struct Each: Identifiable { var id: UUID { UUID() } }
      struct Plain { let name: String }
      """
    #expect(check(source) == [])
  }

  @Test("Collections that never change, and the types of values")
  func collections() {
    let source = """
      struct Trails: View {
        static let kinds = Kind.load()
        let fixed = ["a", "b"]
        let given: [Trail]
        var body: some View {
          ForEach(0..<3, id: \\.self) { _ in }
      //          ^^^^^ constant collection: true
          ForEach(Kind.allCases.filter { $0 != .day }, id: \\.self) { _ in }
      //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant collection: true
          ForEach(Kind.allCases.filter { $0 != chosen }, id: \\.self) { _ in }
      //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant collection: false
          ForEach(Self.kinds.indices, id: \\.self) { _ in }
      //          ^^^^^^^^^^^^^^^^^^ constant collection: true
          ForEach(fixed, id: \\.self) { _ in }
      //          ^^^^^ constant collection: true
          ForEach(given) { trail in Text(trail.name) }
      //          ^^^^^ constant collection: false
      //                                 ^^^^^ value type: Trail
      //                                 ^^^^^^^^^^ value type: String
          Text(given.first?.name ?? "")
      //       ^^^^^^^^^^^ value type: Trail
          Text(given[0].name)
      //       ^^^^^^^^ value type: Trail
          Text(given.map { $0.name }.joined())
      //                   ^^ value type: Trail
        }
        let chosen: Kind
      }
      struct Trail: Identifiable { let id: Int; var name: String; var isOpen = false }
      enum Kind: String, CaseIterable { case day, night; static func load() -> [Kind] { [] } }
      """
    #expect(check(source) == [])
  }

  @Test("What rows do with their position")
  func positions() {
    let source = """
      struct Trails: View {
        @State private var trails: [Trail] = []
        var body: some View {
          ForEach(trails.indices, id: \\.self) { i in
      //  ^ position uses: element trails[i], binding $trails[i], changed trails[i]
            TextField(trails[i].name, text: $trails[i].name).onTapGesture { trails[i].isOpen = true }
          }
          ForEach(trails.indices, id: \\.self) { i in Text("\\(i + 1)").id(i).onTapGesture { open(i) } }
      //  ^ position uses: identity, in action, other
          ForEach(Array(trails.enumerated()), id: \\.offset) { pair in Text(pair.element.name) }
      //  ^ position uses: element pair.element
          ForEach(Array(trails.enumerated()), id: \\.offset) { i, trail in Text(trail.name) }
      //  ^ position uses: 
          ForEach(trails.indices, id: \\.self) { i in ForEach(0..<3) { i in Text("\\(i)") } }
      //  ^ position uses: unknown
        }
      }
      struct Trail: Identifiable { let id: Int; var name: String; var isOpen = false }
      """
    #expect(check(source) == [])
  }

  @Test("Rows that aren't one view")
  func shapes() {
    let source = """
      struct Trails: View {
        let trails: [Trail]
        var body: some View {
          ForEach(trails) { trail in let name = trail.name; Text(name) }
      //  ^ row shape: one
          ForEach(trails) { trail in Text("a"); Text("b") }
      //  ^ row shape: one
          ForEach(trails) { trail in if trail.isOpen { Text("a") } }
      //  ^ row shape: maybe none
          ForEach(trails) { trail in if trail.isOpen { Text("a") } else { EmptyView() } }
      //  ^ row shape: maybe none
          ForEach(trails) { trail in if trail.isOpen { Text("a") } else { Text("a"); Text("b") } }
      //  ^ row shape: different
          ForEach(trails) { trail in if trail.isOpen { Text("a") } else { Text("b") } }
      //  ^ row shape: one
          ForEach(trails) { trail in Section { Text("a") }; Text("b") }
      //  ^ row shape: one
        }
      }
      """
    #expect(check(source) == [])
  }
}
