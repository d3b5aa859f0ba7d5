// Views that aren't animated keep their state, and get the transaction that says so.
// safe: animation-without-value
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Add 0")
    await stage.toggle("Open")
    await stage.tap("Add 1")
  }
}
