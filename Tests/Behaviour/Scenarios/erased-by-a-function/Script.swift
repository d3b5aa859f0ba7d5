// A function that erases a view, and nothing behind a guard.
// safe: anyview-to-viewbuilder
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("x 0")
    await stage.tap("Flip")
    await stage.tap("Flip")
  }
}
