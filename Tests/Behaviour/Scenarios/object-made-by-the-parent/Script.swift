// The parent makes another object at each evaluation.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.step("n")
    await stage.tap("Turn")
    await stage.step("n")
  }
}
