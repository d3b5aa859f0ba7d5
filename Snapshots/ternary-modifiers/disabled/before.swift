import SwiftUI

struct SendButton: View {
  let isSending: Bool
  let send: () -> Void

  var body: some View {
    if isSending {
      Button("Send", action: send).disabled(true)
    } else {
      Button("Send", action: send)
    }
  }
}
