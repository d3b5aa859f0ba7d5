import SwiftUI

final class Volume: ObservableObject {
  @Published var level = 0 {
    didSet {
      print("level", oldValue, level)
      if level > 10 { level = 10 }
    }
  }
  @Published var tags: [String] = [] {
    didSet {
      print("tags", tags)
      if tags != tags.sorted() { self.tags.sort() }
    }
  }
}

struct ContentView: View {
  @StateObject private var volume = Volume()
  var body: some View {
    VStack {
      Text("\(volume.level)")
      Text(volume.tags.joined())
      Button("Louder") { volume.level += 7 }
      Button("Set") { volume.level = 30 }
      Button("Tag") { volume.tags.append("a\(9 - volume.tags.count)") }
    }
  }
}
