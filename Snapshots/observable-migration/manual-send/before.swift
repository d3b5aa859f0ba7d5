import SwiftUI

final class Counter: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
  var total = 0 { didSet { self.objectWillChange.send() } }
  var last: Int? {
    willSet {
      print("last")
      objectWillChange.send()
    }
  }
  var unseen = 0
  @Published var step = 1
}
