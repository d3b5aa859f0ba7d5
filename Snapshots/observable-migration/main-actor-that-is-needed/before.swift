import SwiftUI

@MainActor final class Volume: ObservableObject {
  @Published var level = 0
  nonisolated init() {}
}

@propertyWrapper struct Level: DynamicProperty {
  @StateObject private var volume = Volume()

  var wrappedValue: Int {
    get { volume.level }
    nonmutating set { volume.level = newValue }
  }
}
