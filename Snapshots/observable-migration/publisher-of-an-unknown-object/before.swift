import Combine
import SwiftUI

final class Checker: ObservableObject {
  @Published var isOff = false
}

final class Player: ObservableObject {
  @Published var isOff = false
}

@propertyWrapper struct Sent {
  var wrappedValue: Bool
  var projectedValue: Just<Bool> { Just(wrappedValue) }
}

struct Setting {
  @Sent var isOff = false
}

struct Screen: View {
  @ObservedObject var player: Player
  let settings: [Setting]
  @State private var isOff = false

  var body: some View {
    Text(isOff || player.isOff ? "off" : "on")
      .onReceive(settings.map { $0 }.first!.$isOff.dropFirst()) { isOff = $0 }
  }
}

@MainActor func listen(to all: [Checker]) -> AnyCancellable {
  let checker = all.map { $0 }.first!
  return checker.$isOff.dropFirst().sink { print($0) }
}
