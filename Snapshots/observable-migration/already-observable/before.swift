import SwiftUI

@Observable
final class Bridge: ObservableObject {
  var value = 0
}
