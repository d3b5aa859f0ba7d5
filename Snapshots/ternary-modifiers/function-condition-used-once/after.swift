import SwiftUI

struct Tag: View {
  let text: String
  let picked: Set<String>

  var body: some View {
    Text(text).foregroundStyle(picked.contains(text) ? .white : .black)
  }
}
