// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Combine

/// Runs an app without a screen: a script acts, and after each action what is shown is printed.
@MainActor public final class Stage {
  private let graph = Graph()

  /// `bodies` has each evaluation of a body printed, too.
  public init(bodies: Bool = false) { graph.showsBodies = bodies }

  public func launch<Root: App>(_ type: Root.Type) async {
    await act("launch") { graph.show(AppRoot(app: type.init())) }
  }

  public func show(_ view: @autoclosure () -> some View) async {
    await act("show") { graph.show(view()) }
  }

  /// Anything that happens outside of the views.
  public func perform(_ text: String, _ action: () async throws -> Void) async rethrows {
    print("> \(text)")
    try await action()
    await settle()
  }

  public func tap(_ title: String, _ number: Int = 0) async {
    await control("tap", title, number) { control, _ in
      if case .tap(let action) = control { return action }
      return nil
    }
  }

  public func toggle(_ title: String) async {
    await control("toggle", title) { control, _ in
      if case .toggle(let isOn) = control { return { isOn.wrappedValue.toggle() } }
      return nil
    }
  }

  public func type(_ text: String, into title: String) async {
    await control("type '\(text)' into", title) { control, _ in
      if case .type(let binding, _) = control { return { binding.wrappedValue = text } }
      return nil
    }
  }

  public func submit(_ title: String) async {
    await control("submit", title) { control, node in
      if case .type = control { return { node.environment[SubmitKey.self]?() } }
      return nil
    }
  }

  public func choose(_ choice: String, in title: String) async {
    await control("choose \(choice) in", title) { control, _ in
      if case .choose(let choose) = control { return { choose(choice) } }
      return nil
    }
  }

  public func step(_ title: String, by count: Int = 1) async {
    await control("step", title) { control, _ in
      if case .step(let step) = control { return { step(count) } }
      return nil
    }
  }

  public func scroll(to row: Int) async {
    await act("scroll to \(row)") {
      for line in lines() { (line.node.stored[0] as? ScrollPosition)?.scroll(to: row) }
    }
  }

  public func advance(_ seconds: Double) async {
    await act("\(seconds) seconds later") { VirtualTime.advance(seconds) }
  }

  /// Takes everything off the screen.
  public func close() async {
    await act("close") { graph.show(EmptyView()) }
  }

  private func act(_ text: String, _ action: () -> Void) async {
    print("> \(text)")
    action()
    await settle()
  }

  private func control(
    _ verb: String, _ title: String, _ number: Int = 0, _ find: (Control, Node) -> (@MainActor () -> Void)?
  ) async {
    let found = lines().compactMap { line -> (@MainActor () -> Void)? in
      guard let control = line.node.parts.control, line.node.title == title else { return nil }
      return line.node.environment.look["disabled"] == nil
        ? find(control, line.node) : { print("  ! is disabled") }
    }
    await act("\(verb) \(title)") {
      guard found.indices.contains(number) else { return print("  ! there is no '\(title)'") }
      found[number]()
    }
  }

  /// Lets tasks, queues and what is due at once run, and shows the result.
  private func settle() async {
    for _ in 0..<20 {
      graph.update()
      await Task.yield()
      VirtualTime.advance(0)
    }
    graph.update()
    for line in lines() where line.text != nil {
      print(String(repeating: " ", count: 2 * line.depth + 2) + (line.text ?? ""))
    }
  }

  private func lines() -> [Line] { graph.root.map { Line.lines(of: $0, depth: 0, rows: nil) } ?? [] }
}
