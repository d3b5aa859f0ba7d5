import Foundation
import Observation

@Observable
final class Meter {
  @MainActor static let shared = Meter()
  @ObservationIgnored var value = 0
}
