import SwiftUI

final class Settings: ObservableObject {
  @Published var `default` = 1
  var `case` = 2
}

final class Choice: ObservableObject {
  @Published var first = 1
  var `case` = 2
}
