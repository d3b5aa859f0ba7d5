import SwiftUI

struct Badge: View {
  let isOn: Bool

  var body: some View {
    if isOn { Wave(count: 3).stroke(.red, lineWidth: 2) } else { Wave(count: 3).stroke(.gray, lineWidth: 1) }
  }
}

struct Wave: Shape {
  let count: Int

  func path(in rect: CGRect) -> Path { Path(rect) }
}
