import SwiftUI

struct Badge: View {
  let isOn: Bool

  var body: some View {
    Wave(count: 3).stroke(isOn ? .red : .gray, lineWidth: isOn ? 2 : 1)
  }
}

struct Wave: Shape {
  let count: Int

  func path(in rect: CGRect) -> Path { Path(rect) }
}
