import SwiftUI

final class DefaultsObserver: ObservableObject {
  @Published var revision = 0
}

struct SettingView: View {
  @ObservedObject var observer: DefaultsObserver // causes the view to refresh when a setting changes

  var body: some View { Text("Setting") }
}

final class Theme: ObservableObject {
  @Published var name = ""
}

struct ThemeView: View {
  // The theme
  @ObservedObject var theme: Theme

  var body: some View { Text("Theme") }
}
