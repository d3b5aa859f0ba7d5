// Content in a closure of a container.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("A")
    await stage.tap("b 0")
    await stage.tap("card")
    await stage.tap("A")
    await stage.tap("card")
  }
}
