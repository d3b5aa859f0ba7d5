import SwiftUI

struct Sync: View {
  let text: String

  var body: some View {
    VStack {
      let isReadyValue = isReady()
      Text(text).opacity(isReadyValue ? 1 : 0.5).bold(isReadyValue)
      let isActive = isLater(than: 1)
      Text(text).opacity(isActive ? 1 : 0.5).bold(isActive)
      let isActiveValue = isLater(than: 2)
      Text(text).opacity(isActiveValue ? 1 : 0.5).bold(isActiveValue)
      HStack { let isLaterValue = isLater(than: 3); Text(text).opacity(isLaterValue ? 1 : 0.5).bold(isLaterValue) }
    }
  }

  func isReady() -> Bool { !text.isEmpty }
  func isLater(than step: Int) -> Bool { text.count > step }
}
