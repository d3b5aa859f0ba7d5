// A list of bindings.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.toggle("done 1")
    await stage.type("Y", into: "title 2")
    await stage.tap("Add")
    await stage.tap("Drop")
    await stage.tap("Drop")
  }
}
