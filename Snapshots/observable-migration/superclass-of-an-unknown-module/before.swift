import Combine
import SwiftUI

// The project doesn't say that its module is named 'Trails_App'.
class Route: ObservableObject {
  @Published var name = ""
}

final class LongRoute: Trails_App.Route {
  @Published var rest = 0
}

class Weather: ObservableObject {
  @Published var degrees = 0
}

extension Trails_App.Weather {
  var isCold: Bool { degrees < 0 }
}

class Party: ObservableObject {
  @Published var size = 1
}

struct RouteView: View {
  @ObservedObject var route: Route
  @ObservedObject var weather: Weather
  @ObservedObject var party: Party

  var body: some View {
    Text("\(route.name) \(weather.degrees) \(party.size)")
  }
}
