import Combine
import Foundation
import Observation

@Observable
final class Watcher {
  var count = 0
  @ObservationIgnored private var tokens = Set<AnyCancellable>()
}
