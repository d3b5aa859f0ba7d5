import SwiftUI

struct Badge: View {
  let count: Int
  let isQuiet: Bool

  var body: some View {
    VStack {
      if isQuiet { Text("\(count)") } else { Text("\(count)").animation(.easeIn, value: count) }
      if isQuiet { Text("\(count)").animation(nil, value: count) } else { Text("\(count)") }
      if isQuiet {
        Text("\(count)").animation(nil, value: count)
      } else {
        Text("\(count)").animation(.easeIn, value: count)
      }
    }
  }
}
