import SwiftUI

@Observable
final class Timeline {
  var posts: [String] = []
  @ObservationIgnored var lastRefresh = 0
  @ObservationIgnored var isDirty = false
}

struct TimelineView2: View {
  var timeline: Timeline

  var body: some View {
    Text("Refreshed \(timeline.lastRefresh)")
    Button("Mark") { timeline.isDirty = !timeline.isDirty }
  }
}
