import SwiftUI

struct Row: View {
  let name: String
  var body: some View {
    HStack {
      Text(name)
      Spacer()
    }
  }
}

struct ContentView: View {
  @State private var names = (0..<30).map { "name \($0)" }

  var body: some View {
    VStack {
      Button("Rename") { names = names.map { $0 + "!" } }
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(names, id: \.self) { name in Row(name: name) }
        }
      }
    }
  }
}
