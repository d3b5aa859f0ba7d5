import SwiftUI

@MainActor let primary = AppState()

@Observable
class AppState { var on = false }
struct V: View {
  @Environment(AppState.self) var state
  var body: some View { Text(state.on ? "1" : "0") }
}
class Delegate: NSObject {
  @MainActor func recover() { _ = NSHostingController(rootView: V().environment(primary)) }
}
