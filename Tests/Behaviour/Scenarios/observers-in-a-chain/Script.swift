// Observers that set what others observe.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("abcd", into: "T")
    await stage.type("abcd", into: "T")
  }
}
