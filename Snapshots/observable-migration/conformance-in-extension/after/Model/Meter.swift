import Foundation

final class Meter {
  @MainActor static let shared = Meter()
  var value = 0
}
