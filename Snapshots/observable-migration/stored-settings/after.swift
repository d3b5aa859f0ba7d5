import SwiftUI

@Observable
final class Settings {
  @ObservationIgnored @AppStorage("volume") var volume = 5
  var isOpen = false
}
