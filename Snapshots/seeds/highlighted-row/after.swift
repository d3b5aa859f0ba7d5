import SwiftUI

struct StationRow: View {
  let name: String
  let isHighlighted: Bool

  var body: some View {
    Text(name)
      .foregroundStyle(isHighlighted ? AnyShapeStyle(.orange) : AnyShapeStyle(.primary))
      .bold(isHighlighted)
      .padding(.leading, isHighlighted ? 24 : 12)
  }
}
