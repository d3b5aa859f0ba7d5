import SwiftUI

struct Item { var name: String }
struct ContentView: View {
  @State private var item: Item?
  var body: some View {
    VStack {
      detail
      Button("Set") { item = Item(name: "x") }
      Button("Clear") { item = nil }
    }
  }
  private var detail: AnyView {
    guard let item else { return AnyView(Text("none").onAppear { print("none appears") }) }
    let title = item.name.uppercased()
    return AnyView(
      VStack {
        Text(title); Text("detail")
      }.onAppear { print("detail appears") })
  }
}
