import SwiftUI

struct ContentView: View {
  @State private var n = 0
  var body: some View {
    VStack {
      detail
      Button("Add") { n += 1 }
    }
  }
  private var detail: AnyView {
    print("detail \(n)")
    if n > 1 { return AnyView(Text("many")) }
    return AnyView(Image(systemName: "few"))
  }
}
