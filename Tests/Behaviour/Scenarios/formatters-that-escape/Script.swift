// Formatters that others keep or change.
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Go")
    await stage.tap("Go")
  }
}
