import SwiftUI

// Before Swift 6 what is done with a closure says where it runs.
@MainActor
final class Export {
  var handlers: [() -> Void] = []
  let archive = Archive()

  func handedOn() {
    let work = { print(ISO8601DateFormatter().string(from: Date())) }
    let same = work
    archive.run(same)
  }

  func calledElsewhere() {
    let work = { print(ByteCountFormatter().string(fromByteCount: 1)) }
    archive.run { work() }
  }

  func givenLater(_ isOn: Bool) {
    var work: (() -> Void)?
    if isOn { work = { print(MassFormatter().string(fromKilograms: 1)) } }
    if let work { archive.run(work) }
  }

  func stored() {
    archive.whenDone = { print(EnergyFormatter().string(fromJoules: 1)) }
  }

  func givenBack() -> () -> Void {
    return { print(LengthFormatter().string(fromMeters: 1)) }
  }

  func listed(_ isOn: Bool) {
    handlers = [{ print(NumberFormatter().string(from: 1) ?? "") }]
    handlers += isOn ? [] : [{ print(DateFormatter().string(from: Date())) }]
  }

  func named() {
    func work() { print(EnergyFormatter().string(fromJoules: 2)) }
    archive.run(work)
  }

  func made() -> Step { Step(name: "weigh") { print(MassFormatter().string(fromKilograms: 2)) } }

  func passed() {
    archive.load { print(LengthFormatter().string(fromMeters: 2)) }
  }

  // These stay.
  func called() {
    let work = { print(MeasurementFormatter().string(from: Measurement(value: 1, unit: UnitLength.meters))) }
    work()
  }

  func mapped(_ items: [[String]]) -> [String] {
    let text = { (item: [String]) in ListFormatter().string(from: item) ?? "" }
    return items.map(text)
  }
}

struct Step {
  let name: String
  let work: () -> Void
}

final class Archive {
  var whenDone: () -> Void = {}

  func run(_ work: @escaping () -> Void) { whenDone = work }

  func load(_ completion: (() -> Void)? = nil) { whenDone = completion ?? {} }
}

struct ExportView: View {
  var body: some View {
    let save = { print(ByteCountFormatter().string(fromByteCount: 2)) }
    Button("Save", action: save)
    Button("Share", action: share)
    Tap { print(EnergyFormatter().string(fromJoules: 3)) }
  }

  private var share: () -> Void {
    { print(ByteCountFormatter().string(fromByteCount: 3)) }
  }
}

struct Tap: View {
  let action: () -> Void

  var body: some View { Button("Tap", action: action) }
}
