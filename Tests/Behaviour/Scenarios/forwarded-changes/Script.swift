// An object that forwards the changes of another one goes together with it.
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(browser: Browser()))
    await stage.tap("Show")
    await stage.tap("Show")
    await stage.tap("Go")
  }
}
