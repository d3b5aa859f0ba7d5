import ProjectIndex
import SwiftCST
import SwiftUIModel
import Testing

@Suite("What views do with objects and values")
struct ObjectTests {
  private func check(_ source: String) -> [String] { MarkedSource(source).mismatches(Self.queries) }

  private static let queries: MarkedSource.Queries = [
    "object": { model, node in
      guard let file = model.index.file(of: node),
        let use = model.index.uses(of: node.text, in: file).first(where: { $0.node == node })
      else { return "no use" }
      return "\(model.objectUse(at: use))"
    },
    "observed by receiver": { model, node in "\(model.isObservedByReceiver(node))" },
    "uses": { model, node in
      guard let property = property(at: node, model) else { return "no property" }
      let own = model.ownUses(of: property).map { String($0.count) } ?? "unknown"
      return "\(model.uses(of: property).count), own: \(own)"
    },
    "set often": { model, node in property(at: node, model).map { "\(model.isSetOften($0))" } ?? "no property"
    },
    "hot": { model, node in "\(model.becomesHotHandler(node))" },
    "only input": { model, node in model.onlyInput(of: node)?.text ?? "none" },
    "equatable": { model, node in
      property(at: node, model).map { "\(model.isKnownEquatable($0))" } ?? "no property"
    },
    "observed class": { model, node in
      property(at: node, model).flatMap(model.observedClass).map { model.index[$0].name } ?? "none"
    },
    "tracked values only": { model, node in
      model.index.enclosingType(of: node).map { "\(model.showsOnlyTrackedValues($0))" } ?? "no type"
    },
  ]

  private static func property(at node: Node, _ model: SwiftUIModel) -> Declaration? {
    node.enclosing { $0 == .variableDecl }.flatMap { model.index.declaration(at: $0) }
  }

  @Test("Where an object is read, handed on, or used later")
  func objects() {
    let source = """
      final class Model: ObservableObject { @Published var name = "" }
      struct Child: View { @ObservedObject var model: Model; var body: some View { Text(model.name) } }
      struct Plain: View { let model: Model; var body: some View { Text(model.name) } }
      struct Parent: View {
        @ObservedObject var model: Model
      //                    ^^^^^ observed class: Model
      //                    ^^^^^ uses: 9, own: 9
        var body: some View {
          Child(model: model)
      //               ^^^^^ object: handedOn
      //               ^^^^^ observed by receiver: true
          Plain(model: model).environmentObject(model)
      //               ^^^^^ observed by receiver: false
      //                                        ^^^^^ observed by receiver: true
          EmptyView().onReceive(model.$name) { print($0) }
      //                        ^^^^^ object: outsideEvaluation
          Button(model.name) { model.name = "" }
      //         ^^^^^ object: read
      //                       ^^^^^ object: outsideEvaluation
          Toggle("a", isOn: Binding(get: { model.name.isEmpty }, set: { _ in }))
      //                                   ^^^^^ object: read
          Text(title)
        }
        private var title: String { model.name }
      //                            ^^^^^ object: read
        private func save() { model.name = "" }
      //                      ^^^^^ object: outsideEvaluation
      }
      """
    #expect(check(source) == [])
  }

  @Test("What changes at each frame")
  func frequentChanges() {
    let source = """
      extension View {
        func onSize(_ action: @escaping (CGSize) -> Void) -> some View {
          onGeometryChange(for: CGSize.self) { $0.size } action: { action($0) }
        }
        func onOpen(_ action: @escaping () -> Void) -> some View { onTapGesture { action() } }
      }
      struct Card: View {
        @State private var size = CGSize.zero
      //                   ^^^^ set often: true
        @State private var count = 0
      //                   ^^^^^ set often: false
      //                   ^^^^^ equatable: true
        var body: some View {
          Text("a").onSize { size = $0 }
      //                   ^ hot: true
          Text("a").onOpen { count += 1 }
      //                   ^ hot: false
        }
      }
      """
    #expect(check(source) == [])
  }

  @Test("The one value that a view shows")
  func onlyInputs() {
    let source = """
      struct Own: View { var body: some View { Text("a") } }
      struct Options { var isOn = false }
      struct Card: View {
        @State private var isOpen = false
        @State private var isWide = false
        @Environment(\\.colorScheme) private var scheme
        let options: Options
      //    ^^^^^^^ equatable: false
      //    ^^^^^^^ tracked values only: true
        var body: some View {
          Text("a").opacity(isOpen ? 1 : 0)
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ only input: isOpen
          Text("a").opacity(options.isOn ? 1 : 0)
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ only input: options.isOn
          Text("a").opacity(isOpen ? 1 : 0).padding(isWide ? 1 : 0)
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ only input: none
          Own().opacity(isOpen ? 1 : 0)
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ only input: none
          Text("a").opacity(scheme == .dark ? 1 : 0)
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ only input: none
        }
      }
      """
    #expect(check(source) == [])
  }
}
