import SwiftUI

struct Ticket: View {
  let title: String
  let isUsed: Bool

  var body: some View {
    VStack { stub }
  }

  @ViewBuilder private var stub: some View {
    if isUsed {
      Text(title)
        .strikethrough()
    } else {
      Text(title)
    }
  }

  @ViewBuilder func label(isBig: Bool) -> some View {
    if isBig {
      Text(title).font(.title)
    } else {
      Text(title).font(.body)
    }
  }
}
