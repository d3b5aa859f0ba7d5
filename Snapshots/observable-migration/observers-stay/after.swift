import SwiftUI

@Observable
final class Brightness {
  var level = 0 { didSet { save() } }
  var isOn = false {
    willSet { print("from", isOn, "to", newValue) }
    didSet {
      guard isOn != oldValue else { return }
      save()
    }
  }

  private func save() {}
}
