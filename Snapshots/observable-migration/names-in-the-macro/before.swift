import SwiftUI

// The macro writes 'KeyPath', 'Bool', 'Equatable' and 'AnyObject' without their modules.
final class Settings: ObservableObject {
  enum KeyPath: String { case theme, language }
  @Published var changed = KeyPath.theme
}

final class Switchboard: ObservableObject {
  struct Bool { var isOn = 1 }
  @Published var main = Bool()
}

final class Comparison: ObservableObject {
  enum Equatable { case same, other }
  @Published var result = Equatable.same
}

final class Gallery: ObservableObject {
  struct AnyObject { var name = "" }
  @Published var object = AnyObject()
}

final class Lamp: ObservableObject {
  @Published var isOn = false
}
