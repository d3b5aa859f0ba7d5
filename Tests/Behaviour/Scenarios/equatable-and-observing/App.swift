import SwiftUI

final class M: ObservableObject { @Published var a = 0; @Published var b = 0 }
struct Row: View, Equatable {
  let id: Int
  @ObservedObject var m: M
  static func == (x: Row, y: Row) -> Bool { x.id == y.id }
  var body: some View { Text("\(id) \(m.a)") }
}
struct ContentView: View {
  @StateObject private var m = M()
  var body: some View {
    VStack {
      Row(id: 1, m: m).equatable(); Text("\(m.b)"); Button("A") { m.a += 1 }; Button("B") { m.b += 1 }
    }
  }
}
