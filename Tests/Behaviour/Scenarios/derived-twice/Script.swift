// A filtered collection that is read twice; actions go on reading what is current.
// safe: repeated-derived-value
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("First")
    await stage.tap("Both")
  }
}
