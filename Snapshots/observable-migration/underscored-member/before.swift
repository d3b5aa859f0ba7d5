import SwiftUI

final class Cache: ObservableObject {
  @Published var isFull = false
  var size = 0
  private var _size = 1
}
