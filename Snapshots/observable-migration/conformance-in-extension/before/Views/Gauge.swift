import SwiftUI

extension Gauge2: ObservableObject, Resettable {
  func reset() { level = 0 }
}

protocol Resettable {
  func reset()
}

final class Gauge2 {
  @Published var level = 0
}
