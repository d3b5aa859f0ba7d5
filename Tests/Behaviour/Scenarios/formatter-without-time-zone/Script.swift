// A formatter follows the time zone of the moment in which it is made.
// tells: N102
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.perform("travel") { NSTimeZone.default = TimeZone(secondsFromGMT: 7200)! }
    await stage.tap("Later")
  }
}
