import SwiftUI

final class Brightness: ObservableObject {
  @Published var level = 0 { didSet { save() } }
  @Published var isOn = false {
    willSet { print("from", isOn, "to", newValue) }
    didSet {
      guard isOn != oldValue else { return }
      save()
    }
  }

  private func save() {}
}
