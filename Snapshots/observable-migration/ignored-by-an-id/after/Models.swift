import SwiftUI

final class Store: ObservableObject {
  @Published var name = ""
  init() { print("made") }
}

@Observable
final class Plain {
  var name = ""
}

// swiftfix:ignore OM201
final class Silent: ObservableObject {
  @Published var name = ""
  init() { print("made") }
}
