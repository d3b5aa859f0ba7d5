import SwiftUI

struct Panel: View {
  let isFloating: Bool

  var body: some View {
    Text("Layers").background(isFloating ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(.red))
  }
}
