import SwiftUI

struct TripList: View {
  @EnvironmentObject private var store: TripStore

  var body: some View {
    VStack {
      TextField("Filter", text: $store.filter)
      List(store.trips, id: \.self) { TripRow(name: $0) }
      TripCount(store: store)
    }
  }
}

struct TripRow: View {
  let name: String
  @EnvironmentObject var store: TripStore

  var body: some View {
    Button(name) { store.trips.removeAll { $0 == name } }
  }
}
