// An app with two models in the environment.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.launch(DemoApp.self)
    await stage.tap("Log in")
    await stage.tap("Add")
    await stage.tap("Log out")
    await stage.tap("Log in")
  }
}
