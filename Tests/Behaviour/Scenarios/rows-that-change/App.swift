import SwiftUI

struct ContentView: View {
  @State private var n = 0
  var body: some View {
    VStack {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<60) { i in
            HStack {
              Text("row \(i) \(n)"); Spacer()
            }
          }
        }
      }
      Button("Add") { n += 1 }
    }
  }
}
