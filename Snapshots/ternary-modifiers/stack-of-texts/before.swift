import SwiftUI

struct Header: View {
  let title: String
  let isWide: Bool

  var body: some View {
    if isWide {
      HStack {
        Image(systemName: "star")
        Text(title)
      }
      .padding(.horizontal, 24)
    } else {
      HStack {
        Image(systemName: "star")
        Text(title)
      }
      .padding(.horizontal, 8)
    }
  }
}
