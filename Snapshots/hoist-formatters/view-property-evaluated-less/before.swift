import SwiftUI

@MainActor
final class Ticks {
  static var count = 0
  var total = 0
}

struct Zone: Hashable {
  var name: String
  var isToday: Bool { Calendar.current.isDateInToday(.distantPast) }
}

// What a view reads beside its values is seen because the formatter is another one.
struct Clock: View {
  private let formatter = DateFormatter()

  var body: some View { Text(formatter.string(from: .now)) }
}

struct Counter: View {
  private let formatter = DateFormatter()
  let date: Date

  var body: some View { Text("\(Ticks.count) \(formatter.string(from: date))") }
}

struct Total: View {
  private let formatter = DateFormatter()
  let ticks: Ticks
  let date: Date

  var body: some View { Text("\(ticks.total) \(formatter.string(from: date))") }
}

struct Sign: View {
  private let formatter = DateFormatter()
  let zone: Zone
  let date: Date

  var body: some View { Text(zone.isToday ? "today" : formatter.string(from: date)) }
}

// These show nothing but their values.
struct Stamp: View {
  private let formatter = DateFormatter()
  private static let spacing = 4.0
  let zone: Zone
  let date: Date?
  @State private var isOpen = false

  private var text: String { date.map { formatter.string(from: $0) } ?? zone.name }

  var body: some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      Text(text).font(.headline)
      Button("More") { isOpen.toggle() }
      if isOpen { Stamp(zone: zone, date: nil) }
    }
  }
}
