// A form whose model computes whether it is valid, and observes its own fields.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Check")
    await stage.type("Adalbert", into: "Name")
    await stage.tap("Submit")
    await stage.type("a@b", into: "Email")
    await stage.tap("Submit")
  }
}
