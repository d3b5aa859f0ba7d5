// Rows without state are the same when they are made as they scroll in.
// safe: lazy-stacks
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.scroll(to: 10)
    await stage.tap("Rename")
  }
}
