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

  func save() {
    Background.run { print(ISO8601DateFormatter().string(from: date)) }
    Background.run { print(DateFormatter().string(from: date)) }
    Background.now { print(ByteCountFormatter().string(fromByteCount: 1)) }
  }

  var body: some View {
    Tap { print(MeasurementFormatter().string(from: Measurement(value: 1, unit: UnitLength.meters))) }
      .tapped { print(MassFormatter().string(fromKilograms: 1)) }
  }
}
