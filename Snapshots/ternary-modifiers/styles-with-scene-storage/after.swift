import SwiftUI

struct KeptStyle: ButtonStyle {
  @SceneStorage("presses") private var presses = 0

  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct Counter: View {
  @State private var count = 0

  var body: some View { Text("\(count)") }
}

// What its body calls makes a view that keeps state.
struct CountingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { decorated(configuration) }
  private func decorated(_ configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Counter()
    }
  }
}

struct PlainStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
}

struct StyleView: View {
  let isDim: Bool

  var body: some View {
    if isDim { Text("a").buttonStyle(KeptStyle()).opacity(0.5) } else { Text("a").buttonStyle(KeptStyle()) }
    if isDim {
      Text("b").buttonStyle(CountingStyle()).opacity(0.5)
    } else {
      Text("b").buttonStyle(CountingStyle())
    }
    Text("c").buttonStyle(PlainStyle()).opacity(isDim ? 0.5 : 1)
  }
}
