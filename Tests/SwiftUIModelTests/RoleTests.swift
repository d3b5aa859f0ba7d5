import Testing

@Suite("What closures are for")
struct RoleTests {
  private func check(_ source: String) -> [String] { MarkedSource(source).mismatches(Answers.all) }

  @Test("SwiftUI's views")
  func views() {
    let source = """
      struct Card: View {
        var body: some View {
          VStack { Text("a") }
      //         ^ role: content
          List(items) { Row($0) }
      //              ^ role: row
          List { Text("a") }
      //       ^ role: content
          ForEach(items) { Row($0) }
      //                 ^ role: row
          Button("a") { save() }
      //              ^ role: action
          Button { save() } label: { Text("a") }
      //         ^ role: action
      //                           ^ role: label
          Button(action: save) { Text("a") }
      //                       ^ role: label
          Button(action: { save() }) { Text("a") }
      //                 ^ role: action
          NavigationLink { Card() } label: { Text("a") }
      //                 ^ role: presented
      //                                   ^ role: label
          NavigationLink("a") { Card() }
      //                      ^ role: presented
          NavigationLink(value: 1) { Text("a") }
      //                           ^ role: label
          GeometryReader { proxy in Text("a") }
      //                 ^ role: readerContent
          Canvas { context, size in }
      //         ^ role: drawing
        }
      }
      """
    #expect(check(source) == [])
  }

  @Test("SwiftUI's modifiers")
  func modifiers() {
    let source = """
      struct Card: View {
        var body: some View {
          Text("a")
            .overlay { Text("b") }
      //             ^ role: content
            .sheet(isPresented: $isOpen) { Card() }
      //                                 ^ role: presented
            .sheet(isPresented: $isOpen, onDismiss: { save() }) { Card() }
      //                                            ^ role: action
            .onAppear { save() }
      //              ^ role: action
            .task { await load() }
      //          ^ role: task
            .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
      //                                        ^ role: drawing
      //                                                            ^ role: action
            .onGeometryChange(for: CGSize.self, of: { $0.size }) { size = $0 }
      //                                            ^ role: drawing
      //                                                         ^ role: action
            .gesture(DragGesture().onChanged { value in offset = value })
      //                                     ^ role: action
            .visualEffect { content, proxy in content }
      //                  ^ role: drawing
            .onReceive(center.publisher(for: name).map { $0.object }) { save() }
      //                                               ^ role: atOnce
        }
      }
      """
    #expect(check(source) == [])
  }

  @Test("Closures that are called at once, and others")
  func others() {
    let source = """
      struct Card: View {
        let names: [String]
        var body: some View {
          let long = names.filter { $0.count > 3 }
      //                          ^ role: atOnce
          let _ = { print("a") }()
      //          ^ role: atOnce
          let kept = { print("a") }
      //             ^ role: unknown
          Box { Text("a") }
      //      ^ role: content
          Other { Text("a") }
      //        ^ role: unknown
          Aliased(isOn: true) { isOn in Text("a") }
      //                      ^ role: content
          Handler(title: "a") { save() }
      //                      ^ role: action
          Text("a").onFirstAppear { save() }
      //                          ^ role: action
          Text("a").modify { $0.bold() }
      //                   ^ role: content
          Toggle("a", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      //                                 ^ role: accessor
      //                                                ^ role: accessor
          let _ = withAnimation { true }
      //                        ^ role: atOnce
          let _ = Task { await load() }
      //               ^ role: task
          let _ = DispatchQueue.main.async { load() }
      //                                   ^ role: task
          let _ = subject.sink { load() }
      //                       ^ role: action
          let _ = model.map { load() }
      //                    ^ role: unknown
        }
        let model: Model
      }
      struct Model { func map(_ change: () -> Void) {} }
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      struct Aliased<Content: View>: View {
        typealias Label = (Bool) -> Content
        let label: Label
        init(isOn: Bool, done: (() -> Void)? = nil, @ViewBuilder label: @escaping Label) { self.label = label }
        init(isOff: Bool, @ViewBuilder label: @escaping Label) { self.label = label }
        var body: some View { label(true) }
      }
      struct Handler: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(title, action: action) }
      }
      extension View {
        func onFirstAppear(_ work: @escaping () -> Void) -> some View { onAppear(perform: work) }
        func modify(_ change: (Self) -> Text) -> some View { change(self) }
      }
      struct Other { init(_ work: () -> Void) {} }
      """
    #expect(check(source) == [])
  }
}
