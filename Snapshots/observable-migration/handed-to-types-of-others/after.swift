import ObservationKit
import SwiftUI

final class Timetable: ObservableObject {
  @Published var stops: [String] = []
}

struct TimetableView: View {
  let timetable: Timetable

  var body: some View {
    Observing(timetable) { table in Text(table.stops.joined(separator: ", ")) }
  }
}

final class Fares: ObservableObject {
  @Published var price = 0

  init() { Recorder.record(self) }
}

final class Weather: ObservableObject {
  @Published var degrees = 0

  static let shared: Box<Weather> = .init { Weather() }
}

@Observable
final class Map {
  var zoom = 1
  var all: Set<ObjectIdentifier> { [ObjectIdentifier(self)] }
}

struct MapView: View {
  var map: Map

  var body: some View { UIMapView(map: map) }
}
