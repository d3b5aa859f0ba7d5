import SwiftUI

final class Timeline: ObservableObject {
  @Published var posts: [String] = []
  var lastRefresh = 0
  var isDirty = false
}

struct TimelineView2: View {
  @ObservedObject var timeline: Timeline

  var body: some View {
    Text("Refreshed \(timeline.lastRefresh)")
    Button("Mark") { timeline.isDirty = !timeline.isDirty }
  }
}
