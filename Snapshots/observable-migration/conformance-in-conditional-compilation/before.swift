import SwiftUI

final class Probe {
  var value = 0
}

#if os(Linux)
extension Probe: ObservableObject {}
#endif
