import SwiftUI

struct Tag: View {
  let text: String
  let picked: Set<String>

  var body: some View {
    if picked.contains(text) {
      Text(text).foregroundStyle(.white)
    } else {
      Text(text).foregroundStyle(.black)
    }
  }
}
