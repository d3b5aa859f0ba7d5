import Combine
import SwiftUI

@Observable
final class Thermometer {
  var celsius = 0.0 {
    willSet { celsiusSubject.send(newValue) }
  }
  @ObservationIgnored private var celsiusSubscriptions: Set<AnyCancellable> = []
  private let celsiusSubject = CurrentValueSubject<Double, Never>(0.0)
  var text: String?
  @ObservationIgnored private var textSubscriptions: Set<AnyCancellable> = []
  var isHot = false {
    willSet { isHotSubject.send(newValue) }
  }
  @ObservationIgnored private var isHotSubscriptions: Set<AnyCancellable> = []
  private let isHotSubject = CurrentValueSubject<Bool, Never>(false)

  func connect(_ source: PassthroughSubject<Double, Never>) {
    source
      .filter { $0 > -273 }
      .sink { [weak self] (value: Double) in self?.celsius = value }
      .store(in: &celsiusSubscriptions)
    source.map { _ in nil }.sink { [weak self] (value: String?) in self?.text = value }.store(in: &textSubscriptions)
    celsiusSubject.map { $0 > 30 }.removeDuplicates().sink { [weak self] (value: Bool) in self?.isHot = value }.store(in: &isHotSubscriptions)
    isHotSubject.map { $0 ? "hot" : nil }.sink { [weak self] (value: String?) in self?.text = value }.store(in: &textSubscriptions)
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
