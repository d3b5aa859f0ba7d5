// Before it is installed each use of a @StateObject makes another object.
// shows: OM210
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.type("Ada", into: "Name")
  }
}
