// Rows off screen change while they are there.
// safe: lazy-stacks
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.scroll(to: 20)
    await stage.tap("Add")
    await stage.scroll(to: 0)
  }
}
