import Combine
import SwiftUI

struct Point3: Sendable { var x = 0 }

final class Inbox: ObservableObject {
  @Published var query = ""
  @Published var point = Point3()
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onReceive(inbox.$query.debounce(for: 0.2, scheduler: DispatchQueue.main)) { count = $0.count }
      .onReceive(inbox.$query.map { $0 + "!" }) { count = $0.count }
      .onReceive(inbox.$point) { count = $0.x }
  }
}
