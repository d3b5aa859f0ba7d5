import SwiftUI

@MainActor
final class Chat: ObservableObject {
  @Published var draft = ""
  func send() async {}
}

struct ChatBar: View {
  @EnvironmentObject var chat: Chat

  var body: some View {
    TextField("Draft", text: $chat.draft)
    Button("Send") {
      Task.detached { await chat.send() }
    }
  }
}
