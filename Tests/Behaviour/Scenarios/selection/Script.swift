// A list with a detail of what is selected.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("a")
    await stage.type("A", into: "Title")
    await stage.tap("Edit 0")
    await stage.tap("b")
    await stage.tap("A")
    await stage.tap("Delete")
  }
}
