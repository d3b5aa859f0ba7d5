import SwiftUI

final class DefaultsObserver: ObservableObject {
  @Published var revision = 0
}

struct SettingView: View {
  @ObservedObject var observer: DefaultsObserver // causes the view to refresh when a setting changes

  var body: some View { Text("Setting") }
}

@Observable
final class Theme {
  var name = ""
}

struct ThemeView: View {
  // The theme
  var theme: Theme

  var body: some View { Text("Theme") }
}
