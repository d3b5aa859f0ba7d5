import SwiftUI

extension Gauge2: Resettable {
  func reset() { level = 0 }
}

protocol Resettable {
  func reset()
}

@Observable
final class Gauge2 {
  var level = 0
}
