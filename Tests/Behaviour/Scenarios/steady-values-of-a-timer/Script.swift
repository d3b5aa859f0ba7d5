// A timer that says again and again that it isn't late.
// safe: redundant-update
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.advance(1)
    await stage.advance(1)
    await stage.advance(1)
    await stage.tap("Reset")
    await stage.advance(1)
  }
}
