import SwiftUI

struct Message: Identifiable {
  let id: Int
  let text: String
}

struct Messages: View {
  let messages: [Message]
  let drafts: [Message]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(messages) { message in panel(message) }
        VStack {
          ForEach(drafts) { draft in panel(draft) }
        }
      }
    }
  }

  private func panel(_ message: Message) -> some View {
    ScrollView { Text(message.text) }
  }
}

struct Inbox: View {
  let messages: [Message]
  let drafts: [Message]

  var body: some View {
    ScrollView { Sections(messages: messages, drafts: drafts) }
  }
}

struct Sections: View {
  let messages: [Message]
  let drafts: [Message]

  var body: some View {
    VStack {
      ForEach(messages) { message in ScrollView { Text(message.text) } }
      VStack {
        ForEach(drafts) { draft in ScrollView { Text(draft.text) } }
      }
    }
  }
}
