import SwiftUI

@Observable
final class Counter {
  var count = 0
  var step = 1
}
