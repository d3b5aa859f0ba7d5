// What is set once, when the app is launched, doesn't change afterwards.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.launch(TextsApp.self)
    await stage.tap("Change")
  }
}
