// A helper binds to an object in the environment.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Go")
    await stage.type("abc", into: "Note")
  }
}
