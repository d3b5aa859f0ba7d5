import ProjectIndex
import SwiftCST
import SwiftUIModel
import Testing

@Suite("Uses that code doesn't show, and bindings")
struct UnseenUseTests {
  private func check(_ source: String) -> [String] { MarkedSource(source).mismatches(Self.queries) }

  private static let queries: MarkedSource.Queries = [
    "unseen members": { model, node in
      type(at: node, model).map { "\(model.mayUseMembersUnseen($0))" } ?? "no type"
    },
    "given unseen": { model, node in
      let property = node.subtree.lazy.compactMap { model.index.declaration(at: $0) }.first
      return property.map { "\(model.mayBeGivenUnseen($0))" } ?? "no property"
    },
    "shown by": { model, node in
      type(at: node, model).flatMap(model.viewShowing).map { model.index[$0].name } ?? "none"
    },
    "made by": { model, node in
      type(at: node, model).flatMap(model.makingInView).map { evaluation in
        evaluation.view.map { model.index[$0].name } ?? "any view"
      } ?? "none"
    },
    "projected": { model, node in model.projectedBinding(of: node) ?? "none" },
    "helper": { model, node in
      guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }),
        let condition = model.conditionOfHelper(call)
      else { return "none" }
      return condition.text + (model.isConstantForView(condition) ? ", constant" : "")
    },
  ]

  private static func type(at node: Node, _ model: SwiftUIModel) -> TypeID? {
    model.index.declarationID(at: node).flatMap(model.index.declaredType)
  }

  @Test("A macro or a mirror may use any member")
  func members() {
    let source = """
        let first = 0
        struct Plain: View { let name: String; var body: some View { Text(name) } }
      //^ unseen members: false
        struct Mirrored { let name = ""; var all: Mirror { Mirror(reflecting: self) } }
      //^ unseen members: true
        struct Other { let name = ""; func all(_ value: Any) -> Mirror { Mirror(reflecting: value) } }
      //^ unseen members: false
        @Generated struct Made { let name = "" }
      //^ unseen members: true
        @MainActor struct Isolated { let name = "" }
      //^ unseen members: false
      """
    #expect(check(source) == [])
  }

  @Test("A view that reads what can change in a class, and a view that makes another")
  func shownAndMade() {
    let source = """
        let first = 0
        @Observable final class Model { var name = ""; let id = 1; var hidden = "" }
      //^ shown by: Row
        @Observable final class Fixed { let name = "" }
      //^ shown by: none
        struct Row: View { let model: Model; let fixed: Fixed; var body: some View { Text(model.name + fixed.name) } }
      //^ made by: Lines
        struct Root: View { var body: some View { Text("a") } }
      //^ made by: none
        struct Main: App { var body: some Scene { WindowGroup { Root(); Lines(model: Model()) } } }
        struct Lines: View { let model: Model; var body: some View { Row(model: model, fixed: Fixed()) } }
      """
    #expect(check(source) == [])
  }

  @Test("A call that doesn't name its type may give a property")
  func given() {
    let source = """
      struct Row: View {
        @State var name = ""
      //           ^^^^^^^^^ given unseen: true
        @State var title = ""
      //           ^^^^^^^^^^ given unseen: false
        @State var hidden = ""
      //           ^^^^^^^^^^^ given unseen: true
        var body: some View { Text(name) }
      }
      let row: Row = .init(name: "a")
      let other = Row(title: "b")
      extension Row { init(number: Int) { self.init(_hidden: State(initialValue: "")) } }
      """
    #expect(check(source) == [])
  }

  @Test("The path of a property with a wrapper has a binding")
  func projections() {
    let source = """
      struct Form: View {
        @State private var name = ""
        @Bindable private var model = Model()
        let plain = Model()
        var body: some View {
          Text(name)
      //       ^^^^ projected: $name
          Text(self.name)
      //       ^^^^^^^^^ projected: self.$name
          Text(model.address.street)
      //       ^^^^^^^^^^^^^^^^^^^^ projected: $model.address.street
          Show(model)
      //       ^^^^^ projected: none
          Text(plain.name)
      //       ^^^^^^^^^^ projected: none
          Text(model.names[0])
      //       ^^^^^^^^^^^^^^ projected: none
        }
      }
      """
    #expect(check(source) == [])
  }

  @Test("A helper that applies modifiers under a condition")
  func helpers() {
    let source = """
      extension View {
        @ViewBuilder func iff<C: View>(_ isOn: Bool, make: (Self) -> C) -> some View {
          if isOn { make(self) } else { self }
        }
        @ViewBuilder func always<C: View>(_ isOn: Bool, make: (Self) -> C) -> some View {
          if isOn { make(self) } else { make(self) }
        }
      }
      enum Platform { static func isPhone() -> Bool { true } }
      struct Title: View {
        @State private var isOpen = false
        let isLarge: Bool
        var body: some View {
          Text("a").iff(isOpen) { $0.bold() }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ helper: isOpen
          Text("a").iff(isLarge) { $0.bold() }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ helper: isLarge, constant
          Text("a").iff(Platform.isPhone()) { $0.bold() }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ helper: Platform.isPhone(), constant
          Text("a").always(isOpen) { $0.bold() }
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ helper: none
        }
      }
      """
    #expect(check(source) == [])
  }
}
