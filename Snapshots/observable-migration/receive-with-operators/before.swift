import SwiftUI

struct Point3: Sendable { var x = 0 }

final class Inbox: ObservableObject {
  @Published var messages: [String] = []
  @Published var point = Point3()
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onReceive(inbox.$messages.dropFirst()) { list in count = list.count }
      .onReceive(inbox.$point) { count = $0.x }
  }
}
