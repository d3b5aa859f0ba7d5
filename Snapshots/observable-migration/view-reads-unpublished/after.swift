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

@Observable
final class Range2 {
  var isOpen = false
  @ObservationIgnored var first = 0
  @ObservationIgnored var values: [Int] = []
  func flip() { (first, isOpen) = (first + 1, !isOpen) }
  func clear() { values.withUnsafeMutableBufferPointer { $0.update(repeating: 0) } }
}

struct RangeView: View {
  var range: Range2
  var body: some View { Text("\(range.first) \(range.values)") }
}
