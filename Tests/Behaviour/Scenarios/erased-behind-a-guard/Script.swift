// An erased view is returned early.
// safe: anyview-to-viewbuilder
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Set")
    await stage.tap("Clear")
  }
}
