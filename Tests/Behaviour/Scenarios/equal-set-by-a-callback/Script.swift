// A closure that init hands on sets a value that equals the one before.
// shows: OM209
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    let service = Service()
    await stage.show(ContentView(profile: Profile(service)))
    await stage.perform("sign in") { service.onUser?(User(id: 0, name: "Ada")) }
  }
}
