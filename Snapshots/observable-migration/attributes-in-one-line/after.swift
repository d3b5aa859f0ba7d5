import SwiftUI

@Observable @MainActor final class One {
  var value = 0
}

@Observable
@MainActor
final class Two {
  var value = 0
}

@Observable @MainActor class Three { var value = 0 }
