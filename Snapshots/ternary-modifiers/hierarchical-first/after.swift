import SwiftUI

struct Caption: View {
  let text: String
  let isLate: Bool

  var body: some View {
    Text(text).foregroundStyle(isLate ? AnyShapeStyle(.primary) : AnyShapeStyle(.red))
  }
}
