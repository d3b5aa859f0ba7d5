import SwiftUI

struct Counter: View {
  let t: String; @State private var n = 0; var body: some View { Button("\(t) \(n)") { n += 1 } }
}
struct ContentView: View {
  @State private var mode = 0
  var body: some View {
    VStack {
      box; Button("Flip") { mode += 1 }
    }
  }
  private func make(_ t: String) -> some View { Counter(t: t) }
  private var other: Counter { Counter(t: "o") }
  private var box: AnyView {
    switch mode {
    case 0: return AnyView(make("a"))
    case 1: return AnyView(other)
    case 2: return AnyView(make("b"))
    default: return AnyView(Image(systemName: "x"))
    }
  }
}
