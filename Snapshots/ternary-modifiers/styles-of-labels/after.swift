import SwiftUI

struct StrongStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold()
  }
}

extension ButtonStyle where Self == StrongStyle {
  static var strong: StrongStyle { StrongStyle() }
}

struct PaleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(0.5)
  }
}

// 'bold(false)' takes back what a style of the project gives to the label.
struct SaveButton: View {
  let isDone: Bool

  var body: some View {
    Button {
    } label: {
      if isDone { Text("a").bold() } else { Text("a") }
    }
    .buttonStyle(StrongStyle())
    Button {
    } label: {
      if isDone { Text("b").bold() } else { Text("b") }
    }
    .buttonStyle(.strong)
    Button {
    } label: {
      Text("c").bold(isDone)
    }
    .buttonStyle(PaleStyle())
  }
}
