import ObservationKit
import SwiftUI

final class Timetable: ObservableObject {
  @Published var stops: [String] = []

  init() { watch(self) }
}

final class Fares: ObservableObject {
  @Published var price = 0

  init(_ recorder: Recorder) { recorder.record(self) }
}

final class Weather: ObservableObject {
  @Published var degrees = 0
}

func start(_ weather: Weather) {
  Center.shared.register(weather)
}

/// Has the name of a function of others.
struct Book {
  func register(_ weather: Weather) {}
}

final class Route: ObservableObject {
  @Published var length = 0
}

struct RouteView: View {
  @ObservedObject var route: Route

  var body: some View { Text("\(route.length)").following(route) }
}

final class Trip: ObservableObject {
  @Published var name = ""
}

final class Trips {
  var last: Trip?

  func start(_ recorder: Recorder) {
    if let trip = last { recorder.record(all: [trip]) }
  }
}

@Observable
final class Map: Hashable {
  var zoom = 1

  static func == (left: Map, right: Map) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Atlas: NSObject {
  private var maps: [Map] = []
  private let panel = UIView()

  func open(_ map: Map, _ show: (Map) -> Void) {
    guard !maps.contains(map) else { return }
    maps.append(map)
    panel.layer.attach(map)
    show(map)
    print(map)
    assert(maps.firstIndex(of: map) != nil)
    Book().note(target: map)
    turn(to: map)
  }

  func turn(to map: Map) {}
}

extension Book {
  func note(target: Map) {}
}

struct MapView: View {
  var map: Map

  var body: some View {
    Text("\(map.zoom)").id(map).onChange(of: map) { _, _ in }
  }
}
