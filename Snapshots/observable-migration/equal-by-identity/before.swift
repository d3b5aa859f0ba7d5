import SwiftUI

struct Place: Identifiable, Equatable {
  let id: Int
  var name: String
  static func == (lhs: Place, rhs: Place) -> Bool { lhs.id == rhs.id }
}

final class PlaceStore: ObservableObject {
  @Published var places: [Place] = []
  func load() { places = [Place(id: 1, name: "Inn")] }
}

struct Trip: Hashable {
  var stops = [Stop]()
  var length: Double
}

struct Stop: Hashable {
  let id: Int
  var title: String
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class TripStore: ObservableObject {
  @Published var trip: Trip?
  func open(_ trip: Trip) { self.trip = trip }
}

enum Phase: Equatable {
  case idle, loading(Double), failed(any Error)
  static func == (lhs: Phase, rhs: Phase) -> Bool {
    switch (lhs, rhs) {
    case (.idle, .idle): true
    case (.loading(let one), .loading(let other)): one == other
    case (.failed(_), .failed(_)): true
    default: false
    }
  }
}

final class Loader: ObservableObject {
  @Published var phase = Phase.idle
  func start() { phase = .loading(0) }
}

final class Names: ObservableObject {
  @Published var all = [Place]()
}

struct NamesView: View {
  @ObservedObject var names: Names
  var body: some View {
    ForEach($names.all) { $place in TextField("Name", text: $place.name) }
  }
}

// The type is told by what is there at first.
final class Route: ObservableObject {
  @Published var places = [Place(id: 1, name: "Start")]
  func turn() { places = places.reversed() }
}

final class Atlas: ObservableObject {
  @Published var places = Atlas.samples
  static let samples: [Place] = []
  func open(_ page: [Place]) { places = page }
}

// All of these are compared as a whole, or not at all, or only changed in place.
struct Color3: Equatable {
  var red: Double
  var green: Double
  let onChange: () -> Void
  static func == (lhs: Color3, rhs: Color3) -> Bool { lhs.red == rhs.red && lhs.green == rhs.green }
}

struct Loadable<Value> {
  var value: Value?
}

final class Palette: ObservableObject {
  @Published var color: Color3?
  @Published var first = Loadable<Place>()
  @Published var last: (Place, Int)?
  @Published var found: Result<[Place], Error>?
  @Published var visited: [Place] = []

  func reset() {
    color = nil
    first = Loadable()
    last = nil
    found = nil
    visited.append(Place(id: 1, name: ""))
  }
}
