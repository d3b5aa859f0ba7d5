import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<100) { number in Row(number: number) }
      }
    }
  }
}

struct Row: View {
  let number: Int
  var body: some View {
    HStack {
      Text("row \(number)")
      Spacer()
    }
    .onAppear { if number % 10 == 0 { print("row \(number)") } }
  }
}
