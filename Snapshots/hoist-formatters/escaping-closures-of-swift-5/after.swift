import SwiftUI

// Before Swift 6 a function may run what it is given anywhere.
enum Background {
  static func run(_ work: @escaping () -> Void) {
    let item = DispatchWorkItem(block: work)
    DispatchQueue.global().async(execute: item)
  }

  static func now(_ work: () -> Void) { work() }
}

struct Tap: View {
  let action: () -> Void

  init(action: @escaping () -> Void) {
    self.action = action
  }

  var body: some View { Button("tap", action: action) }
}

extension View {
  func tapped(_ action: @escaping () -> Void) -> some View { onTapGesture(perform: action) }
}

struct Log: View {
  let date: Date

  nonisolated private static let dateFormatter = DateFormatter()

  private static let byteCountFormatter = ByteCountFormatter()

  func save() {
    Background.run { print(ISO8601DateFormatter().string(from: date)) }
    Background.run { print(Self.dateFormatter.string(from: date)) }
    Background.now { print(Self.byteCountFormatter.string(fromByteCount: 1)) }
  }

  private static let measurementFormatter = MeasurementFormatter()

  private static let massFormatter = MassFormatter()

  var body: some View {
    Tap { print(Self.measurementFormatter.string(from: Measurement(value: 1, unit: UnitLength.meters))) }
      .tapped { print(Self.massFormatter.string(fromKilograms: 1)) }
  }
}
