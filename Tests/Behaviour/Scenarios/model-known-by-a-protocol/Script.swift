// A view that knows a model by a protocol updates with it, which it didn't.
// tells: N501
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Rename")
  }
}
