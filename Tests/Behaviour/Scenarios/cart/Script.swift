// Observers that set other properties.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.step("Quantity")
    await stage.tap("Coupon")
    await stage.tap("Same")
  }
}
