import SwiftUI

final class M: ObservableObject { @Published var a = 0; @Published var b = 0 }
struct Card<Content: View>: View {
  let title: String; @ViewBuilder let content: () -> Content; @State private var open = true
  var body: some View {
    VStack {
      Button(title) { open.toggle() }; if open { content() }
    }
  }
}
struct ContentView: View {
  @StateObject private var m = M()
  var body: some View {
    VStack {
      Card(title: "card") {
        Text("\(m.a)"); Inner(m: m, action: { m.b += 1 })
      }; Button("A") { m.a += 1 }
    }
  }
}
struct Inner: View {
  let m: M; let action: () -> Void; var body: some View { Button("b \(m.b)", action: action) }
}
