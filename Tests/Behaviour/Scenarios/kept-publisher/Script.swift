// Subscribers get the values when '@Published' sent them: each, also an equal one, before it is set.
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    let search = Search(limit: 1)
    let listener = Listener()
    await stage.show(ContentView(search: search))
    await stage.type("ab", into: "Query")
    await stage.tap("Add")
    await stage.perform("Listen") { listener.listen(to: search) }
    await stage.tap("Add")
    await stage.tap("Limit")
    await stage.type("abc", into: "Query")
  }
}
