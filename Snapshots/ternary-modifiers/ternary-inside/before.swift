import SwiftUI

struct Label2: View {
  let text: String
  let isBig: Bool
  let isHot: Bool

  var body: some View {
    if isBig {
      Text(text).foregroundStyle(isHot ? .red : .orange)
    } else {
      Text(text).foregroundStyle(.gray)
    }
  }
}
