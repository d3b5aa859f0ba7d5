// An observer that sets its own plain property isn't called again.
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(volume: Volume()))
    await stage.tap("Louder")
    await stage.tap("Louder")
    await stage.tap("Set")
  }
}
