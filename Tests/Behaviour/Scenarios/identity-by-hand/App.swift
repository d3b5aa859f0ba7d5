import SwiftUI

final class Detail: ObservableObject { @Published var n: Int; init(n: Int) { self.n = n } }
struct DetailView: View {
  @StateObject private var detail: Detail
  init(n: Int) { _detail = StateObject(wrappedValue: Detail(n: n)) }
  var body: some View { Button("n \(detail.n)") { detail.n += 100 } }
}
struct ContentView: View {
  @State private var n = 1
  @State private var id = 0
  var body: some View {
    VStack {
      DetailView(n: n).id(id)
      Button("Next") { n += 1 }
      Button("Reset") { id += 1 }
    }
  }
}
