import Combine
import SwiftUI

final class Meter: ObservableObject {
  @Published private(set) var revision = 0
  private let level = CurrentValueSubject<Int, Never>(0)
  var shown: Int { level.value }
  func set(_ value: Int) {
    level.send(value)
    revision += 1
  }
}

struct ContentView: View {
  @StateObject private var meter = Meter()

  var body: some View {
    VStack {
      Text("\(meter.shown)")
      Button("Set") { meter.set(5) }
    }
  }
}

struct RevisionView: View {
  @ObservedObject var meter: Meter
  var body: some View { Text("\(meter.revision)") }
}
