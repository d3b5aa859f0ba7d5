import SwiftUI

struct FadedStyle: ButtonStyle {
  var isDisabled: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(Color.red).opacity(isDisabled ? 0.5 : 1)
  }
}

struct FadingButton: View {
  @State var opacity = 0.5

  var body: some View {
    Button("Fade") { opacity = 1 }.opacity(opacity)
  }
}

struct Item {
  var name = ""
}

struct Names: View {
  @State private var order = [KeyPathComparator(\Item.name)]

  var body: some View { Text("\(order.count)") }
}

struct NameField: View {
  @State var name = ""

  var body: some View { TextField("Name", text: $name) }
}

struct Player: View {
  @State var start: () -> Void = {}

  var body: some View { Button("Play") { start() } }
}

struct PlayerStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(Color.red).start()
  }
}

extension View {
  func start() -> some View { self }
}

struct Note: View {
  @State var title = ""

  var body: some View { TextField("Title", text: $title) }
}

@MainActor func title(of note: Note) -> KeyPath<Note, String> { \Note.title }
