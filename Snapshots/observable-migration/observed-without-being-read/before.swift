import SwiftUI

final class Language: ObservableObject {
  @Published var code = "en"
}

struct Greeting: View {
  @ObservedObject var language: Language
  var body: some View { Text("Hello") }
}

final class Palette: ObservableObject {
  @Published var accent = 0
}

struct Options {
  var palette = 1
}

struct Swatch: View {
  @ObservedObject private var palette: Palette
  private let options = Options()
  init(palette: Palette) { self.palette = palette }
  var body: some View { Text("\(options.palette)") }
}
