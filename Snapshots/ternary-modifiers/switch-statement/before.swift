import SwiftUI

struct Level: View {
  let text: String
  let level: Int

  var body: some View {
    switch level {
    case 0: Text(text).foregroundStyle(.green)
    case 1: Text(text).foregroundStyle(.orange)
    default: Text(text).foregroundStyle(.red)
    }
  }
}
