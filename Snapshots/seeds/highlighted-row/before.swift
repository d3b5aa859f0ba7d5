import SwiftUI

struct StationRow: View {
  let name: String
  let isHighlighted: Bool

  var body: some View {
    if isHighlighted {
      Text(name)
        .foregroundStyle(.orange)
        .bold()
        .padding(.leading, 24)
    } else {
      Text(name)
        .foregroundStyle(.primary)
        .padding(.leading, 12)
    }
  }
}
