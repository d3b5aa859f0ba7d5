// Coders that are made once.
// safe: hoist-formatters observable-migration
// flags: --option hoist-formatters.coders
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Plain")
    await stage.tap("Parse")
    await stage.tap("Plain")
  }
}
