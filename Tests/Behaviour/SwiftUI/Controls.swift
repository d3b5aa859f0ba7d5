// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Button<Content: View>: View, Primitive {
  public typealias Body = Never
  let action: @MainActor () -> Void
  let label: Content

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
    self.action = action
    self.label = label()
  }

  func parts(of node: Node) -> Parts {
    Parts(label: "Button", children: [part(label)], control: .tap(action))
  }
}

extension Button where Content == Text {
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
  {
    self.init(action: action) { Text(verbatim: String(title)) }
  }
}

public enum ButtonRole: Sendable { case destructive, cancel }

public struct Toggle: View, Primitive {
  public typealias Body = Never
  let title: String
  let isOn: Binding<Bool>

  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.title = String(title)
    self.isOn = isOn
  }

  func parts(of node: Node) -> Parts {
    Parts(label: "Toggle \(title): \(isOn.wrappedValue ? "on" : "off")", control: .toggle(isOn), title: title)
  }
}

public struct TextField: View, Primitive {
  public typealias Body = Never
  let title: String
  let text: Binding<String>

  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  func parts(of node: Node) -> Parts {
    Parts(
      label: "TextField \(title): \(text.wrappedValue)", control: .type(text, submit: {}), title: title)
  }
}

public typealias SecureField = TextField
public typealias TextEditor = TextField

public struct Stepper: View, Primitive {
  public typealias Body = Never
  let title: String
  let value: Binding<Int>

  public init<S: StringProtocol>(_ title: S, value: Binding<Int>) {
    self.title = String(title)
    self.value = value
  }

  func parts(of node: Node) -> Parts {
    let value = value
    return Parts(
      label: "Stepper \(title): \(value.wrappedValue)", control: .step { value.wrappedValue += $0 },
      title: title)
  }
}

public struct Slider: View, Primitive {
  public typealias Body = Never
  let value: Binding<Double>

  public init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1) { self.value = value }

  func parts(of node: Node) -> Parts {
    let value = value
    return Parts(
      label: "Slider: \(value.wrappedValue)", control: .step { value.wrappedValue += Double($0) },
      title: "Slider")
  }
}

/// A choice among the tags of its content, of which a script names one as it is printed.
public struct Picker<Choice: Hashable, Content: View>: View, Primitive {
  public typealias Body = Never
  let title: String
  let selection: Binding<Choice>
  let content: Content

  public init<S: StringProtocol>(_ title: S, selection: Binding<Choice>, @ViewBuilder content: () -> Content)
  {
    self.title = String(title)
    self.selection = selection
    self.content = content()
  }

  func parts(of node: Node) -> Parts {
    let selection = selection
    let choose: @MainActor (String) -> Void = { [weak node] text in
      let tags = node?.tags.compactMap { $0 as? Choice } ?? []
      if let choice = tags.first(where: { "\($0)" == text }) { selection.wrappedValue = choice }
    }
    return Parts(
      label: "Picker \(title): \(selection.wrappedValue)", children: [part(content)],
      control: .choose(choose),
      title: title)
  }
}

struct Tagged<Content: View>: View, Primitive {
  typealias Body = Never
  let content: Content
  let tag: AnyHashable

  func parts(of node: Node) -> Parts { Parts(children: [part(content)]) }
}

protocol HoldingTag {
  var tagValue: Any { get }
}

extension Tagged: HoldingTag {
  var tagValue: Any { tag.base }
}

extension Node {
  /// The tags beneath.
  var tags: [Any] {
    children.flatMap { child in ((child.view as? any HoldingTag).map { [$0.tagValue] } ?? []) + child.tags }
  }
}

extension View {
  public func tag<V: Hashable>(_ tag: V) -> some View { Tagged(content: self, tag: tag) }
}
