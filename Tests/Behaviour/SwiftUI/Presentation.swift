// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Tags {
  enum Sheet {}
}

/// What a view shows besides itself, printed beneath it.
struct Presenting<Content: View>: View, Primitive {
  typealias Body = Never
  let label: String
  let content: Content
  let presented: @MainActor () -> (id: AnyHashable, view: any View)?
  let dismiss: @MainActor () -> Void

  func parts(of node: Node) -> Parts {
    var children = [part(content)]
    if let presented = presented() {
      let sheet = Wrapped<AnyView, Tags.Sheet>(content: AnyView(presented.view), label: label) { [dismiss] in
        $0.dismiss = DismissAction(action: dismiss)
      }
      children.append(part(sheet, ["sheet", presented.id] as [AnyHashable]))
    }
    return Parts(children: children)
  }
}

extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(label: "Sheet", content: self) {
      isPresented.wrappedValue ? (0, content()) : nil
    } dismiss: {
      isPresented.wrappedValue = false
      onDismiss?()
    }
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    Presenting(label: "Sheet", content: self) {
      item.wrappedValue.map { ($0.id, content($0)) }
    } dismiss: {
      item.wrappedValue = nil
      onDismiss?()
    }
  }

  public func alert<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    Presenting(label: "Alert \(title)", content: self) {
      isPresented.wrappedValue ? (0, actions()) : nil
    } dismiss: {
      isPresented.wrappedValue = false
    }
  }
}

public struct NavigationStack<Root: View>: View {
  let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  public var body: some View { Container(label: "NavigationStack", content: root) }
}

public typealias NavigationView = NavigationStack

/// Tapped, it shows its destination beneath it; the destination's `dismiss` takes it back.
public struct NavigationLink<Content: View, Destination: View>: View {
  @State private var isActive = false
  let destination: Destination
  let label: Content

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Content) {
    self.destination = destination()
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Content) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    let isActive = $isActive
    Presenting(label: "Destination", content: Button(action: { isActive.wrappedValue = true }) { label }) {
      isActive.wrappedValue ? (0, destination) : nil
    } dismiss: {
      isActive.wrappedValue = false
    }
  }
}

extension NavigationLink where Content == Text {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }

  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }
}
