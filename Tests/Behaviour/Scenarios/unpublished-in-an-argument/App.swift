import SwiftUI

final class M: ObservableObject {
  @Published var a = 0; @Published var b = 0; private var log: [String] = []
  func add() { log.append("x"); b += 1 }
  var summary: String { log.joined() }
}
struct Child: View { let text: String; var body: some View { Text(text) } }
struct ContentView: View {
  @StateObject private var m = M()
  var body: some View {
    VStack {
      Child(text: "\(m.a) \(m.summary)"); B(m: m)
    }
  }
}
struct B: View { @ObservedObject var m: M; var body: some View { Button("b \(m.b)") { m.add() } } }
