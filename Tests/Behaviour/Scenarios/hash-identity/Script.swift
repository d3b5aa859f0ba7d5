// Values are their own identities, in place of their hashes: rows keep their state.
// safe: hash-value-id
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.toggle("slow")
    await stage.toggle("b")
    await stage.tap("Drop first")
    await stage.tap("Turn")
  }
}
