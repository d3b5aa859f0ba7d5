// A generic screen over a protocol of models.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(Screen(model: RealCounter()))
    await stage.tap("Add")
    await stage.step("count")
  }
}
