import SwiftUI

final class Theme: ObservableObject {
  static let shared = Theme(); @Published var name = "light"; @Published var size = 1; var hidden = 0
  func grow() { hidden += 1; size += 1 }
}
struct Themed: DynamicProperty {
  @ObservedObject private var theme = Theme.shared
  var text: String { "\(theme.name) \(theme.hidden)" }
}
struct ContentView: View {
  private let themed = Themed()
  var body: some View { Text(themed.text) }
}
