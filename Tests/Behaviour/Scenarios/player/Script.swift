// A player whose position moves on.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.toggle("Playing")
    await stage.advance(1)
    await stage.advance(2)
    await stage.advance(3)
  }
}
