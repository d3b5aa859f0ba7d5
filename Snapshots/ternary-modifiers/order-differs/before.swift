import SwiftUI

struct Frame: View {
  let text: String
  let isOuter: Bool

  var body: some View {
    if isOuter {
      Text(text).padding(8).border(.gray)
    } else {
      Text(text).border(.gray).padding(8)
    }
  }
}
