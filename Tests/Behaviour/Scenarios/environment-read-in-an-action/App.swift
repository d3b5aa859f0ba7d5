import Foundation
import SwiftUI

final class Language: ObservableObject {
  @Published var code = "en" { didSet { setenv("SHOWN_LANGUAGE", code, 1) } }
}

func shownLanguage() -> String { getenv("SHOWN_LANGUAGE").map { String(cString: $0) } ?? "none" }

struct GreetingView: View {
  @EnvironmentObject var language: Language
  @State private var count = 0

  var body: some View {
    VStack {
      Text(shownLanguage())
      Button("Count") { count += language.code.count }
    }
  }
}

struct ContentView: View {
  @StateObject private var language = Language()

  var body: some View {
    VStack {
      GreetingView().environmentObject(language)
      Button("Switch") { language.code = "de" }
    }
  }
}
