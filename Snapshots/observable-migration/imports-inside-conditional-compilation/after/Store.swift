#if os(macOS) || os(Linux)
import Combine
import Foundation
#endif

#if os(macOS) || os(Linux)
import Combine
import Foundation
import Observation

@Observable
final class Store {
  var total = 0
}
#endif
