// Who subscribes while a value is sent gets the new one.
// shows: OM213
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    let meter = Meter()
    let chain = Chain()
    await stage.show(ContentView(meter: meter))
    await stage.perform("Start") { chain.start(meter) }
    await stage.tap("Raise")
  }
}
