import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0 { willSet { objectWillChange.send() } }
  @Published var step = 1 {
    willSet {
      self.objectWillChange.send()
    }
  }
}
