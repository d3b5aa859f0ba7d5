// Two stacks of which one is never published, and which change together.
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Draw")
    await stage.tap("Undo")
    await stage.tap("Redo")
  }
}
