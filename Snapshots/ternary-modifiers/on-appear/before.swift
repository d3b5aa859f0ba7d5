import SwiftUI

struct Toast: View {
  let text: String
  let isStrong: Bool
  let log: () -> Void

  var body: some View {
    if isStrong {
      Text(text).bold().onAppear(perform: log)
    } else {
      Text(text).onAppear(perform: log)
    }
  }
}
