// Changes that lead to changes.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Add")
    await stage.tap("Twice")
  }
}
