import SwiftUI

@Observable
final class Counter {
  var count = 0
  var total = 0
  var last: Int? {
    willSet {
      print("last")
    }
  }
  @ObservationIgnored var unseen = 0
  var step = 1
}
