import SwiftUI

@Observable
final class Language {
  var code = "en"
}

struct Greeting: View {
  var language: Language
  var body: some View { Text("Hello") }
}
