import SwiftUI

struct Counter: View {
  let t: String; @State private var n = 0; var body: some View { Button("\(t) \(n)") { n += 1 } }
}
func box(_ mode: Int) -> AnyView {
  guard mode < 2 else { return AnyView(EmptyView()) }
  let title = mode == 0 ? "x" : "y"
  return AnyView(Counter(t: title))
}
struct ContentView: View {
  @State private var mode = 0
  var body: some View {
    VStack {
      box(mode); Button("Flip") { mode += 1 }
    }
  }
}
