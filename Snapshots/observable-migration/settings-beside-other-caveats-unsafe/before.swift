import SwiftUI

// What no longer updates views is said before all else, and '--unsafe' writes the migration with all caveats.
final class Settings: ObservableObject {
  @AppStorage("wide") var isWide = false
  @Published var title = ""
  var drafts = 0
}

struct Page: View {
  @ObservedObject var settings: Settings

  var body: some View {
    VStack {
      Text(settings.title)
      Text("\(settings.drafts)")
      Button("Write") { settings.drafts += 1 }
      Toggle("Wide", isOn: $settings.isWide)
    }
  }
}
