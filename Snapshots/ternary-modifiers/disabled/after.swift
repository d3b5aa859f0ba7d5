import SwiftUI

struct SendButton: View {
  let isSending: Bool
  let send: () -> Void

  var body: some View {
    Button("Send", action: send).disabled(isSending)
  }
}
