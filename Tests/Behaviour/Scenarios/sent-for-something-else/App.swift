import SwiftUI

enum Words { nonisolated(unsafe) static var language = "en" }
final class Language: ObservableObject {
  private(set) var code = "en"
  func choose(_ code: String) {
    objectWillChange.send()
    self.code = code
  }
}
struct Greeting: View {
  @ObservedObject var language: Language
  var body: some View {
    Text(Words.language == "en" ? "Hello" : "Hallo").onTapGesture { print(language.code) }
  }
}
struct ContentView: View {
  @ObservedObject var language: Language
  var body: some View {
    VStack {
      Greeting(language: language)
      Text(language.code)
      Button("German") {
        Words.language = "de"
        language.choose("de")
      }
    }
  }
}
