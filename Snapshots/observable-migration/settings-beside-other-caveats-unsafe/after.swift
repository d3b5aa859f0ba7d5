import SwiftUI

// What no longer updates views is said before all else, and '--unsafe' writes the migration with all caveats.
@Observable
final class Settings {
  @ObservationIgnored @AppStorage("wide") var isWide = false
  var title = ""
  @ObservationIgnored var drafts = 0
}

struct Page: View {
  @Bindable var settings: Settings

  var body: some View {
    VStack {
      Text(settings.title)
      Text("\(settings.drafts)")
      Button("Write") { settings.drafts += 1 }
      Toggle("Wide", isOn: $settings.isWide)
    }
  }
}
