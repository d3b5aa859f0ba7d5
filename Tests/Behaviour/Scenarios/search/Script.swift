// A search that waits until nothing is typed.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    let search = Search()
    await stage.show(ContentView(search: search))
    await stage.type("a", into: "Query")
    await stage.advance(0.1)
    await stage.type("ap", into: "Query")
    await stage.advance(0.5)
    await stage.type("x", into: "Query")
    await stage.advance(1)
  }
}
