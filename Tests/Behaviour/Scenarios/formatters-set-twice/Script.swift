// Formatters that are set up once more after their first use, or not always.
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Add")
    await stage.tap("Add")
    await stage.tap("Add")
    await stage.tap("Add")
  }
}
