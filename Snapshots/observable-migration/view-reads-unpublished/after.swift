import SwiftUI

@Observable
final class Timeline {
  var posts: [String] = []
  @ObservationIgnored var lastRefresh = 0
  @ObservationIgnored var isDirty = false
  @ObservationIgnored var title = "Timeline"

  func refresh() { lastRefresh += 1 }
}

struct TimelineView2: View {
  var timeline: Timeline

  var body: some View {
    Text("Refreshed \(timeline.lastRefresh)")
    Text(timeline.title)
    Button("Mark") { timeline.isDirty = !timeline.isDirty }
  }
}
