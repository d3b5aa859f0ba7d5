import SwiftUI

final class Counter: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
  @Published var step = 1
}
