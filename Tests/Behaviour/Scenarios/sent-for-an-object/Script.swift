// What was announced by hand is told by the properties that views read.
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(feed: Feed()))
    await stage.tap("Handle")
    await stage.tap("Load")
    await stage.tap("Relay")
    await stage.tap("Handle")
  }
}
