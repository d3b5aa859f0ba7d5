import SwiftUI

final class Store: ObservableObject {
  @Published var name = ""
  init() { print("made") }
}

final class Plain: ObservableObject {
  @Published var name = ""
}

// swiftfix:ignore OM201
final class Silent: ObservableObject {
  @Published var name = ""
  init() { print("made") }
}
