import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      detail.onAppear { print("outside") }
      Button("Flip") { isOn.toggle() }
    }
  }
  private var detail: AnyView {
    if isOn { return AnyView(Text("on")) } else { return AnyView(Image(systemName: "off")) }
  }
}
