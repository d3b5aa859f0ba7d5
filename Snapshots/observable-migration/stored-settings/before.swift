import SwiftUI

final class Settings: ObservableObject {
  @AppStorage("volume") var volume = 5
  @Published var isOpen = false
}
