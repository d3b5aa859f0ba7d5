import SwiftUI

struct TripList: View {
  @Environment(TripStore.self) private var store

  var body: some View {
    @Bindable var store = store
    VStack {
      TextField("Filter", text: $store.filter)
      List(store.trips, id: \.self) { TripRow(name: $0) }
      TripCount(store: store)
    }
  }
}

struct TripRow: View {
  let name: String
  @Environment(TripStore.self) var store

  var body: some View {
    Button(name) { store.trips.removeAll { $0 == name } }
  }
}
