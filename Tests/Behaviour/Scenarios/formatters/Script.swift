// Formatters that are made once write what they wrote when they were made anew.
// safe: hoist-formatters
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Later")
    await stage.tap("Later")
  }
}
