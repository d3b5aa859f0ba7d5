import SwiftUI

final class Timeline: ObservableObject {
  @Published var posts: [String] = []
  var lastRefresh = 0
  var isDirty = false
  var title = "Timeline"

  func refresh() { lastRefresh += 1 }
}

struct TimelineView2: View {
  @ObservedObject var timeline: Timeline

  var body: some View {
    Text("Refreshed \(timeline.lastRefresh)")
    Text(timeline.title)
    Button("Mark") { timeline.isDirty = !timeline.isDirty }
  }
}
