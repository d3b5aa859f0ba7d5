import SwiftUI

struct Label2: View {
  let text: String
  let isBig: Bool
  let isHot: Bool

  var body: some View {
    Text(text).foregroundStyle(isBig ? (isHot ? .red : .orange) : .gray)
  }
}
