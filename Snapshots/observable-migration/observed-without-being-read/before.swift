import SwiftUI

final class Language: ObservableObject {
  @Published var code = "en"
}

struct Greeting: View {
  @ObservedObject var language: Language
  var body: some View { Text("Hello") }
}
