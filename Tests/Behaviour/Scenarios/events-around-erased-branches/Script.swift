// What is applied to an erased view is applied to whatever is in it.
// safe: anyview-to-viewbuilder
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Flip")
    await stage.tap("Flip")
  }
}
