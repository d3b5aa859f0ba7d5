// A model that listens to notifications.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.perform("ping") {
      NotificationCenter.default.post(name: Notification.Name("ping"), object: nil)
    }
  }
}
