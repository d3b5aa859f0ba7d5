import SwiftUI

struct Chip: View {
  let isOn: Bool
  let accent: Color

  var body: some View {
    VStack {
      if isOn { Text("New").foregroundStyle(.brand) } else { Text("New").foregroundStyle(.gray) }
      if isOn { Text("New").foregroundStyle(accent) } else { Text("New").foregroundStyle(Palette.muted) }
    }
  }
}

extension ShapeStyle where Self == Color {
  static var brand: Color { Color(red: 0.2, green: 0.5, blue: 0.4) }
}

enum Palette {
  static let muted = Color.gray
}
