import SwiftUI

final class Store: ObservableObject {
  @Published var name = ""
  @Published var level = 0
  var storage: Any { _level }
}
