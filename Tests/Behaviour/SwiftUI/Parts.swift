/// What a view of the framework is made of.
struct Parts {
  /// The line that is printed for it; without one only its children are seen.
  var label: String?
  var children: [Part] = []
  /// What its children find in the environment.
  var environment: @MainActor (inout EnvironmentValues) -> Void = { _ in }
  var appeared: (@MainActor () -> Void)?
  var disappeared: (@MainActor () -> Void)?
  /// What a script can do to it.
  var control: Control?
  /// The text that a script names it by; without one it is what its children show.
  var title: String?
  /// How it shows its rows, if it scrolls.
  var scrolls = false
}

struct Part {
  let key: AnyHashable
  let view: any View
}

enum Control {
  case tap(@MainActor () -> Void)
  case toggle(Binding<Bool>)
  case type(Binding<String>, submit: @MainActor () -> Void)
  case choose(@MainActor (String) -> Void)
  case step(@MainActor (Int) -> Void)
}

/// A view of the framework.
@MainActor protocol Primitive {
  func parts(of node: Node) -> Parts
}

func part(_ view: any View, _ key: AnyHashable = 0) -> Part { Part(key: key, view: view) }
