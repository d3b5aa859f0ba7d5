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
    if isOn { Circle().fill(Color.brand) } else { Circle().fill(Color.red) }
    if isOn { Text("a").background(Color.dusk) } else { Text("a").background(Color.red) }
    if isOn { Circle().fill(Color.accent) } else { Circle().fill(Color.red) }
    if isOn { Text("b").background(Color.card) } else { Text("b").background(Color.accent) }
  }
}
