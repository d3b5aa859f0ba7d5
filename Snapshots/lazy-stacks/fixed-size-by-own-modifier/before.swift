import SwiftUI

struct Trail: Identifiable {
  let id: Int
  let name: String
}

extension View {
  func hugging() -> some View { fixedSize(horizontal: false, vertical: true) }
}

struct Trails: View {
  let trails: [Trail]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(trails) { trail in Text(trail.name) }
      }
    }
    .hugging()
  }
}
