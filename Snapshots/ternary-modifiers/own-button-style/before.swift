import SwiftUI

struct SaveButton: View {
  let isMain: Bool
  let save: () -> Void

  var body: some View {
    if isMain {
      Button("Save", action: save).buttonStyle(Pill(height: 44))
    } else {
      Button("Save", action: save).buttonStyle(Pill(height: 30))
    }
  }
}

struct Pill: ButtonStyle {
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(height: height)
  }
}
