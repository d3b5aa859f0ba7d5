import SwiftUI

@MainActor let primary = AppState()

class AppState: ObservableObject { @Published var on = false }
struct V: View {
  @EnvironmentObject var state: AppState
  var body: some View { Text(state.on ? "1" : "0") }
}
class Delegate: NSObject {
  @MainActor func recover() { _ = NSHostingController(rootView: V().environmentObject(primary)) }
}
