// Erased rows change places.
// safe: anyview-to-viewbuilder
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("n 0")
    await stage.tap("name 10")
    await stage.tap("Rotate")
    await stage.tap("Rotate")
  }
}
