#if os(macOS) || os(Linux)
import Combine
import Foundation
#endif

#if os(macOS) || os(Linux)
import Combine
import Foundation

final class Store: ObservableObject {
  @Published var total = 0
}
#endif
