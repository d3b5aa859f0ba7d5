// A view reads a shared object and does not observe it.
// tells: N501
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("b", into: "Name")
  }
}
