import SwiftUI

struct Sync: View {
  let text: String
  let pendingUploads: Int
  let pendingDownloads: Int

  var body: some View {
    if pendingUploads == 0 && pendingDownloads == 0 {
      Text(text).opacity(1).italic()
    } else {
      Text(text).opacity(0.5)
    }
  }
}
