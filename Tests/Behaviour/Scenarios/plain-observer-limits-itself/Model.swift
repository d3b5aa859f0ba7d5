import SwiftUI

final class Volume: ObservableObject {
  var level = 0 {
    willSet { objectWillChange.send() }
    didSet {
      print("level", oldValue, level)
      level = min(level, 10)
    }
  }
}

struct ContentView: View {
  @ObservedObject var volume: Volume
  var body: some View {
    VStack {
      Text("\(volume.level)")
      Button("Louder") { volume.level += 7 }
      Button("Set") { volume.level = 30 }
    }
  }
}
