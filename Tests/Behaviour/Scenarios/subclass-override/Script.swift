// A subclass overrides what its superclass computes.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    let sub = Sub()
    await stage.show(ContentView(model: sub))
    await stage.perform("extra") { sub.extra += 1 }
    await stage.perform("name") { sub.name = "sub" }
  }
}
