import Combine
import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class Fan: ObservableObject {
  @Published var isOn = false
}

final class Room {
  let lamps: [Lamp] = []
  let fans: [Fan] = []

  func follow() -> [AnyCancellable] {
    lamps.map { $0.$isOn.sink { print($0) } }
  }

  func refresh() -> [AnyCancellable] {
    fans.map { fan in fan.objectWillChange.sink { print(fan.isOn) } }
  }
}

struct LampView: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Text(lamp.isOn ? "on" : "off") }
}

struct FanView: View {
  @ObservedObject var fan: Fan

  var body: some View { Text(fan.isOn ? "on" : "off") }
}
