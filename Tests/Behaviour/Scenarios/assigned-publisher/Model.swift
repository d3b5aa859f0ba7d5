import Combine
import SwiftUI

final class Thermometer: ObservableObject {
  @Published var celsius = 0.0
  @Published var isHot = false
  let source = PassthroughSubject<Double, Never>()

  init() {
    source.assign(to: &$celsius)
    $celsius.map { $0 > 30 }.assign(to: &$isHot)
  }
}

struct ContentView: View {
  @StateObject private var thermometer = Thermometer()
  var body: some View {
    VStack {
      Text("\(thermometer.celsius) \(thermometer.isHot ? "hot" : "cold")")
      Button("Warm") { thermometer.source.send(thermometer.celsius + 20) }
    }
  }
}
