import SwiftUI

@Observable
@MainActor
final class Chat {
  var draft = ""
  func send() async {}
}

struct ChatBar: View {
  @Environment(Chat.self) var chat

  var body: some View {
    TextField("Draft", text: Bindable(chat).draft)
    Button("Send") {
      Task { await chat.send() }
    }
    .task { await chat.send() }
  }
}
