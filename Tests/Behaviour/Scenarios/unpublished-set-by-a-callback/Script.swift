// A closure that init hands on changes what isn't published.
// shows: OM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    let hub = Hub()
    await stage.show(ContentView(clock: Clock(hub)))
    await stage.perform("tick") { hub.onTick?() }
    await stage.type("Ada", into: "Name")
  }
}
