// A sheet that edits a copy.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("a")
    await stage.type("b", into: "Name")
    await stage.tap("Save")
  }
}
