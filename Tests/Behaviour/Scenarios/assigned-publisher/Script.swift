// What was assigned to a published property is set by a subscription.
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Warm")
    await stage.tap("Warm")
  }
}
