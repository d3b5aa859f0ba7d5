import SwiftUI

struct Panel: View {
  let isFloating: Bool

  var body: some View {
    if isFloating {
      Text("Layers").background(.regularMaterial)
    } else {
      Text("Layers").background(.red)
    }
  }
}
