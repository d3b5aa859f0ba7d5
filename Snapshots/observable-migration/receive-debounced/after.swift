import Combine
import SwiftUI

struct Point3: Sendable { var x = 0 }

@Observable
final class Inbox {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  let querySubject = CurrentValueSubject<String, Never>("")
  var point = Point3() {
    willSet { pointSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var pointSubject = CurrentValueSubject<_, Never>(point)
}

struct InboxView: View {
  var inbox: Inbox
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onReceive(inbox.querySubject.debounce(for: 0.2, scheduler: DispatchQueue.main)) { count = $0.count }
      .onReceive(inbox.querySubject.map { $0 + "!" }) { count = $0.count }
      .onReceive(inbox.pointSubject) { count = $0.x }
  }
}
