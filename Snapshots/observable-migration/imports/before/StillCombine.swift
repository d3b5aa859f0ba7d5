import Combine
import Foundation

final class Watcher: ObservableObject {
  @Published var count = 0
  private var tokens = Set<AnyCancellable>()
}
