import SwiftUI

struct Caption: View {
  let text: String
  let isCurrent: Bool

  var body: some View {
    Text(text).foregroundStyle(isCurrent ? AnyShapeStyle(Color.primary) : AnyShapeStyle(.secondary))
  }
}
