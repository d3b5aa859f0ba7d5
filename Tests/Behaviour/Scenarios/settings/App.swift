import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var fontSize = 12
  @Published var isDark = false
  private init() {}
}
struct ContentView: View {
  @ObservedObject private var settings = Settings.shared
  var body: some View {
    VStack {
      Preview()
      Stepper("Size", value: $settings.fontSize)
      Toggle("Dark", isOn: $settings.isDark)
    }
    .foregroundStyle(settings.isDark ? .white : .black)
  }
}
struct Preview: View {
  @ObservedObject var settings = Settings.shared
  var body: some View { Text("sample").font(.system(size: CGFloat(settings.fontSize))) }
}
