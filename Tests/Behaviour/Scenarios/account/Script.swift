// An object in an object, which is exchanged.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Upgrade")
    await stage.type("eve", into: "Name")
    await stage.tap("Switch")
    await stage.tap("Upgrade")
  }
}
