import SwiftUI

struct Trail: Identifiable { let id: Int; let name: String }
struct ContentView: View {
  @State private var trails: [Trail] = [Trail(id: 1, name: "a"), Trail(id: 2, name: "b"), Trail(id: 3, name: "c")]
  var body: some View {
    VStack {
      ForEach(Array(trails.enumerated()), id: \.offset) { _, trail in TrailRow(trail: trail) }
      Button("Drop first") { trails.removeFirst() }
    }
  }
}
struct TrailRow: View {
  let trail: Trail
  @State private var isOpen = false
  var body: some View { Toggle("open \(trail.name)", isOn: $isOpen) }
}
