import SwiftUI

@Observable
final class Bridge {
  var value = 0
}
