import SwiftUI

final class Settings: ObservableObject {
  @Published var `default` = 1
  var `case` = 2
}

@Observable
final class Choice {
  var first = 1
  @ObservationIgnored var `case` = 2
}
