import SwiftUI

@Observable
final class Language {
  var code = "en"
}

struct Greeting: View {
  var language: Language
  var body: some View { Text("Hello") }
}

@Observable
final class Palette {
  var accent = 0
}

struct Options {
  var palette = 1
}

struct Swatch: View {
  private var palette: Palette
  private let options = Options()
  init(palette: Palette) { self.palette = palette }
  var body: some View { Text("\(options.palette)") }
}
