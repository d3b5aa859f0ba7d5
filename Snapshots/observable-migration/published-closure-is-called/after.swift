import SwiftUI

// What is published is a function, which reads what never was.
final class Counter: ObservableObject {
  @Published var total = 0
  @Published var describe: (() -> String)?
  private var steps = 1

  func start() {
    describe = { "\(self.steps)" }
  }

  func add() {
    steps += 1
    total += 1
  }
}

struct CounterView: View {
  @ObservedObject var counter: Counter

  var body: some View { Text(counter.describe?() ?? "") }
}

// A value holds such a function.
final class Journal: ObservableObject {
  @Published var pages = 0
  @Published var heading = Heading(text: { "" })
  private var chapter = 1

  func start() {
    heading = Heading(text: title)
  }

  private func title() -> String { "\(chapter)" }

  func add() {
    chapter += 1
    pages += 1
  }
}

struct Heading {
  var text: () -> String
}

struct JournalView: View {
  @ObservedObject var journal: Journal

  var body: some View { Text(journal.heading.text()) }
}

// It can't be told which function it is.
final class Clock: ObservableObject {
  @Published var ticks = 0
  @Published var face: (Int) -> String

  init(faces: [(Int) -> String]) {
    face = faces[0]
  }

  func tick() {
    ticks += 1
  }
}

struct ClockView: View {
  @ObservedObject var clock: Clock

  var body: some View { Text(clock.face(12)) }
}

// It reads what is published, and this view is refreshed by that.
@Observable
final class Scale {
  var weight = 0
  var label: () -> String = { "" }

  func start() {
    label = { [unowned self] in "\(weight)" }
  }
}

struct ScaleView: View {
  var scale: Scale

  var body: some View { Text(scale.label()) }
}

// Others read what refreshed these views.
struct Counts: View {
  @ObservedObject var counter: Counter
  @ObservedObject var journal: Journal
  @ObservedObject var clock: Clock

  var body: some View { Text("\(counter.total) \(journal.pages) \(clock.ticks)") }
}
