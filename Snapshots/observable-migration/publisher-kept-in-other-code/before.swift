import Combine
import SwiftUI

final class Inbox: ObservableObject {
  @Published var query = ""
  @Published var unread = 0
  @Published var drafts: [String] = []
}

final class Folder: ObservableObject {
  @Published var name = ""
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onReceive(inbox.$query.debounce(for: 0.2, scheduler: DispatchQueue.main)) { count = $0.count }
      .onReceive(inbox.$query) { count = $0.count }
  }
}

func observe<P: Publisher>(_ values: P) where P.Output == Int, P.Failure == Never {}

final class Watcher {
  var folders: [Folder] = []
  private var token: AnyCancellable?

  func watch(_ inbox: Inbox?) {
    observe(Inbox().$unread)
    token = inbox?.$drafts.dropFirst().sink { print($0) }
  }

  var names: AnyPublisher<String, Never> {
    Publishers.MergeMany(folders.map { $0.$name }).eraseToAnyPublisher()
  }
}
