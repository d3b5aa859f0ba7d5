import SwiftUI

struct Counter: View {
  @State private var n = 0
  var body: some View { Button("n \(n)") { n += 1 } }
}
struct Name: View {
  @State private var n = 10
  var body: some View { Button("name \(n)") { n += 1 } }
}
enum Kind { case counter, name, none }
struct ContentView: View {
  @State private var kinds: [Kind] = [.counter, .name, .none]
  var body: some View {
    VStack {
      ForEach(0..<3) { index in row(kinds[index]) }
      Button("Rotate") { kinds = [kinds[1], kinds[2], kinds[0]] }
    }
  }
  private func row(_ kind: Kind) -> AnyView {
    switch kind {
    case .counter: return AnyView(Counter())
    case .name: return AnyView(Name())
    case .none: return AnyView(EmptyView())
    }
  }
}
