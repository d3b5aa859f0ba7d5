import SwiftUI

struct TripApp: App {
  @StateObject private var store = TripStore()

  var body: some Scene {
    WindowGroup {
      TripList()
        .environmentObject(store)
    }
  }
}
