import Combine
import SwiftUI

@Observable
final class Lamp {
  var isOn = false {
    willSet { isOnSubject.send(newValue) }
  }
  let isOnSubject = CurrentValueSubject<Bool, Never>(false)
}

final class Fan: ObservableObject {
  @Published var isOn = false
}

final class Room {
  let lamps: [Lamp] = []
  let fans: [Fan] = []

  func follow() -> [AnyCancellable] {
    lamps.map { $0.isOnSubject.sink { print($0) } }
  }

  func refresh() -> [AnyCancellable] {
    fans.map { fan in fan.objectWillChange.sink { print(fan.isOn) } }
  }
}

struct LampView: View {
  var lamp: Lamp

  var body: some View { Text(lamp.isOn ? "on" : "off") }
}

struct FanView: View {
  @ObservedObject var fan: Fan

  var body: some View { Text(fan.isOn ? "on" : "off") }
}
