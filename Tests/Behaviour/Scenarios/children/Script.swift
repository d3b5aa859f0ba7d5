// Children that go when their parent drops them.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("New")
    await stage.tap("n 0")
    await stage.tap("Drop")
    await stage.close()
  }
}
