import SwiftUI

struct Row: View {
  let number: Int
  @State private var text = ""
  var body: some View { TextField("row \(number)", text: $text) }
}

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<100) { number in Row(number: number) }
      }
    }
  }
}
