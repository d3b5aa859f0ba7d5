import SwiftUI

struct Total: View {
  let text: String
  let isMain: Bool

  var body: some View {
    VStack {
      if isMain { Text(text).italic() } else { Text(text) }
      if isMain { Circle().fill(.red) } else { Circle().fill(Color.red.gradient) }
    }
  }
}
