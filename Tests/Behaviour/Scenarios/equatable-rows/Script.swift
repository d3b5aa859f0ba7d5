// A row that is compared by '==' reads what that leaves out.
// tells: N501
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Select")
    await stage.tap("Add")
  }
}
