// A store that is generic over its state.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    let store = Store(AppState()) { state, action in
      if action == "add" { state.count += 1 } else { state.log.append("log \(state.log.count)") }
    }
    await stage.show(ContentView(store: store))
    await stage.tap("Add")
    await stage.tap("Log")
  }
}
