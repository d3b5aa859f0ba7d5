import SwiftUI

struct Toast: View {
  let text: String
  let isStrong: Bool
  let log: () -> Void

  var body: some View {
    Text(text).bold(isStrong).onAppear(perform: log)
  }
}
