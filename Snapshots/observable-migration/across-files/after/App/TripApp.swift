import SwiftUI

struct TripApp: App {
  @State private var store = TripStore()

  var body: some Scene {
    WindowGroup {
      TripList()
        .environment(store)
    }
  }
}
