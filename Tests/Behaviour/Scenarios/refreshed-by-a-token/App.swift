import SwiftUI

enum Words { nonisolated(unsafe) static var language = "en" }

final class Language: ObservableObject {
  @Published private var token = 0
  func choose(_ language: String) {
    Words.language = language
    token += 1
  }
}

struct ContentView: View {
  @StateObject private var language = Language()

  var body: some View {
    VStack {
      Text(Words.language == "en" ? "Hello" : "Hallo")
      Button("German") { language.choose("de") }
    }
  }
}
