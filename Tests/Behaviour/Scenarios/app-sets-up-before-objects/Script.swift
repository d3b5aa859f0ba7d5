// An app's @StateObject is made after its 'init'; a @State, before.
// shows: OM201
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.launch(DemoApp.self)
  }
}
