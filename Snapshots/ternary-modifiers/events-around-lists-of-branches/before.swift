import SwiftUI

// What is applied to a 'ForEach' or a 'Section' is applied to each view in it.
struct Rows: View {
  let isDim: Bool

  var body: some View {
    List {
      ForEach(0..<3, id: \.self) { _ in
        if isDim { Text("a").opacity(0.5) } else { Text("a") }
      }
      .onAppear { print("appears") }
      Section {
        if isDim { Text("b").opacity(0.5) } else { Text("b") }
      }
      .task { print("starts") }
    }
    .onAppear { print("appears") }
  }
}
