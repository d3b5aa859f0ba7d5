#if !os(watchOS)

import Combine
import SwiftUI

final class Rows: ObservableObject {
  @Published var titles: [String] = []
}

#endif
