// A nested view named like one of SwiftUI's keeps its state over the flip.
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("Ada", into: "Name")
    await stage.tap("Faint")
  }
}
