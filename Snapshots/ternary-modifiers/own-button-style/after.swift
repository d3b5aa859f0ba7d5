import SwiftUI

struct SaveButton: View {
  let isMain: Bool
  let save: () -> Void

  var body: some View {
    Button("Save", action: save).buttonStyle(Pill(height: isMain ? 44 : 30))
  }
}

struct Pill: ButtonStyle {
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(height: height)
  }
}
