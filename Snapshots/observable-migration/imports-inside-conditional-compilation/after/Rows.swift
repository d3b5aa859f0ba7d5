#if !os(watchOS)

import Combine
import SwiftUI

@Observable
final class Rows {
  var titles: [String] = []
}

#endif
