// A view reads a part of its model and does not observe the part.
// tells: N501
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("b", into: "Name")
  }
}
