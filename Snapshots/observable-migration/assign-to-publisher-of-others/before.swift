import Combine
import SwiftUI

final class Thermometer: ObservableObject {
  @Published var celsius = 0.0
  @Published var text: String?
  @Published var isHot = false

  func connect(_ source: PassthroughSubject<Double, Never>) {
    source
      .filter { $0 > -273 }
      .assign(to: &$celsius)
    source.map { _ in nil }.assign(to: &self.$text)
    $celsius.map { $0 > 30 }.removeDuplicates().assign(to: &$isHot)
    $isHot.map { $0 ? "hot" : nil }.assign(to: &$text)
  }
}

struct Reading { var value = 0 }

final class Untyped: ObservableObject {
  @Published var reading = Reading()
  func connect(_ source: PassthroughSubject<Int, Never>) {
    source.map { .init(value: $0) }.assign(to: &$reading)
  }
}

final class Outside: ObservableObject {
  @Published var total = 0
}

func connect(_ outside: Outside, _ source: PassthroughSubject<Int, Never>) {
  source.assign(to: &outside.$total)
}

final class Alarm: ObservableObject {
  @Published var isOn = false { didSet { print(isOn) } }
  func connect(_ source: PassthroughSubject<Bool, Never>) { source.assign(to: &$isOn) }
}
