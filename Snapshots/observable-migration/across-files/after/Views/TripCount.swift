import SwiftUI

struct TripCount: View {
  var store: TripStore

  var body: some View { Text("\(store.trips.count)") }
}

#Preview("Count") {
  TripCount(store: TripStore())
}

#Preview("List") {
  // An .environmentObject(store) is needed.
  TripList().environment(TripStore())
}
