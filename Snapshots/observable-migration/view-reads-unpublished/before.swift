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

final class Range2: ObservableObject {
  @Published var isOpen = false
  var first = 0
  var values: [Int] = []
  func flip() { (first, isOpen) = (first + 1, !isOpen) }
  func clear() { values.withUnsafeMutableBufferPointer { $0.update(repeating: 0) } }
}

struct RangeView: View {
  @ObservedObject var range: Range2
  var body: some View { Text("\(range.first) \(range.values)") }
}
