/// Colours for a terminal, or none.
package struct Paint: Sendable {
  private let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package func bold(_ text: String) -> String { styled(text, "1") }
  package func dim(_ text: String) -> String { styled(text, "2") }
  package func red(_ text: String) -> String { styled(text, "31") }
  package func green(_ text: String) -> String { styled(text, "32") }
  package func yellow(_ text: String) -> String { styled(text, "33") }
  package func cyan(_ text: String) -> String { styled(text, "36") }

  private func styled(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
