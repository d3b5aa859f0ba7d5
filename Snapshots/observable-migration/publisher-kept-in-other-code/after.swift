import Combine
import SwiftUI

@Observable
final class Inbox {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  let querySubject = CurrentValueSubject<String, Never>("")
  var unread = 0 {
    willSet { unreadSubject.send(newValue) }
  }
  let unreadSubject = CurrentValueSubject<Int, Never>(0)
  var drafts: [String] = [] {
    willSet { draftsSubject.send(newValue) }
  }
  let draftsSubject = CurrentValueSubject<[String], Never>([])
}

@Observable
final class Folder {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  let nameSubject = CurrentValueSubject<String, Never>("")
}

struct InboxView: View {
  var inbox: Inbox
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onReceive(inbox.querySubject.debounce(for: 0.2, scheduler: DispatchQueue.main)) { count = $0.count }
      .onReceive(inbox.querySubject) { count = $0.count }
  }
}

func observe<P: Publisher>(_ values: P) where P.Output == Int, P.Failure == Never {}

final class Watcher {
  var folders: [Folder] = []
  private var token: AnyCancellable?

  func watch(_ inbox: Inbox?) {
    observe(Inbox().unreadSubject)
    token = inbox?.draftsSubject.dropFirst().sink { print($0) }
  }

  var names: AnyPublisher<String, Never> {
    Publishers.MergeMany(folders.map { $0.nameSubject }).eraseToAnyPublisher()
  }
}
