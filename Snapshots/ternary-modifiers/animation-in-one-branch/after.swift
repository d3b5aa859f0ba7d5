import SwiftUI

struct Badge: View {
  let count: Int
  let isQuiet: Bool

  var body: some View {
    VStack {
      Text("\(count)").animation(isQuiet ? nil : .easeIn, value: count)
      if isQuiet { Text("\(count)").animation(nil, value: count) } else { Text("\(count)") }
      Text("\(count)").animation(isQuiet ? nil : .easeIn, value: count)
    }
  }
}
