import SwiftUI

typealias Row = Counter
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
  private var box: AnyView {
    switch mode {
    case 0: return AnyView(Row(t: "a"))
    case 1: return AnyView(Counter(t: "b"))
    default: return AnyView(Image(systemName: "x"))
    }
  }
}
