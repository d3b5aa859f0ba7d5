import SwiftUI

struct Sync: View {
  let text: String
  let pendingUploads: Int
  let pendingDownloads: Int

  var body: some View {
    VStack {
      let isActive = pendingUploads == 0 && pendingDownloads == 0
      Text(text).opacity(isActive ? 1 : 0.5).italic(isActive)
    }
  }
}
