import SwiftUI

@Observable @MainActor final class Volume {
  var level = 0
  nonisolated init() {}
}

@MainActor @propertyWrapper struct Level: DynamicProperty {
  @State private var volume = Volume()

  var wrappedValue: Int {
    get { volume.level }
    nonmutating set { volume.level = newValue }
  }
}
