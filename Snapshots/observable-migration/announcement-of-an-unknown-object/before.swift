import Combine
import SwiftUI

final class Checker: ObservableObject {
  @Published var isOff = false
}

struct Screen: View {
  @ObservedObject var checker: Checker

  var body: some View { Text(checker.isOff ? "off" : "on") }
}

@MainActor func listen(to all: [Checker]) -> AnyCancellable {
  let checker = all.map { $0 }.first!
  return checker.objectWillChange.sink { print("changed") }
}
