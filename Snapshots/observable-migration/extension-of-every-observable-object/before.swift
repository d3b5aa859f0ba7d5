import SwiftUI

extension ObservableObject {
  func log() {}
}

final class Model: ObservableObject {
  @Published var title = ""
  func load() { log() }
}
