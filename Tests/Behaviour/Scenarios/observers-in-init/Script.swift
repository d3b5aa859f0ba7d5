// Observers while an object is created.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    let model = Model()
    await stage.show(ContentView(model: model))
    await stage.tap("Add")
  }
}
