import SwiftUI

final class Plain { var n = 0 }
final class M: ObservableObject { @Published var a = 0; @Published var b = 0 }
struct Inner: View {
  let plain: Plain; let action: () -> Void; var body: some View { Button("n \(plain.n)", action: action) }
}
struct ContentView: View {
  @StateObject private var m = M()
  let plain: Plain
  var body: some View {
    VStack {
      Inner(plain: plain, action: { m.a += 1 }); Text("\(m.a)"); Other(m: m);
      Button("Go") {
        plain.n += 1; m.b += 1
      }
    }
  }
}
struct Other: View { @ObservedObject var m: M; var body: some View { Text("\(m.b)") } }
