import SwiftUI

struct Chip: View {
  let isOn: Bool
  let accent: Color

  var body: some View {
    VStack {
      Text("New").foregroundStyle(isOn ? .brand : .gray)
      Text("New").foregroundStyle(isOn ? accent : Palette.muted)
    }
  }
}

extension ShapeStyle where Self == Color {
  static var brand: Color { Color(red: 0.2, green: 0.5, blue: 0.4) }
}

enum Palette {
  static let muted = Color.gray
}
