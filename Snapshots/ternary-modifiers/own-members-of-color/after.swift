import SwiftUI

// A static member that the project adds to 'Color' may be of any type.
extension Color {
  static let brand = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  static var dusk: LinearGradient { LinearGradient(colors: [.red, .black], startPoint: .top, endPoint: .bottom) }
  static let accent = Color(red: 1, green: 0.5, blue: 0)
  static var card: Color { .gray }
}

struct Dots: View {
  let isOn: Bool

  var body: some View {
    Circle().fill(isOn ? AnyShapeStyle(Color.brand) : AnyShapeStyle(Color.red))
    Text("a").background(isOn ? AnyShapeStyle(Color.dusk) : AnyShapeStyle(Color.red))
    Circle().fill(isOn ? Color.accent : Color.red)
    Text("b").background(isOn ? Color.card : Color.accent)
  }
}
