// A shared object that several views observe.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.step("Size")
    await stage.toggle("Dark")
  }
}
