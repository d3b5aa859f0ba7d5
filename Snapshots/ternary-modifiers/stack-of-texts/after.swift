import SwiftUI

struct Header: View {
  let title: String
  let isWide: Bool

  var body: some View {
    HStack {
      Image(systemName: "star")
      Text(title)
    }
    .padding(.horizontal, isWide ? 24 : 8)
  }
}
