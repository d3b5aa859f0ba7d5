import SwiftUI

enum Speed: String, CaseIterable { case slow, fast }
struct Stop: Hashable { let name: String }
struct ContentView: View {
  @State private var stops = [Stop(name: "a"), Stop(name: "b"), Stop(name: "c")]
  var body: some View {
    VStack {
      ForEach(Speed.allCases, id: \.hashValue) { speed in Named(name: speed.rawValue) }
      ForEach(stops, id: \.hashValue) { stop in Named(name: stop.name) }
      Button("Drop first") { stops.removeFirst() }
      Button("Turn") { stops = stops.reversed() }
    }
  }
}
struct Named: View {
  let name: String
  @State private var isOpen = false
  var body: some View { Toggle(name, isOn: $isOpen) }
}
