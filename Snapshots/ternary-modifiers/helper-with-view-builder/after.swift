import SwiftUI

struct Ticket: View {
  let title: String
  let isUsed: Bool

  var body: some View {
    VStack { stub }
  }

  @ViewBuilder private var stub: some View {
    Text(title)
      .strikethrough(isUsed)
  }

  @ViewBuilder func label(isBig: Bool) -> some View {
    Text(title).font(isBig ? .title : .body)
  }
}
