// A container applies onAppear to its content under another name.
// shows: TM203
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    
    await stage.tap("Flip")
    await stage.tap("Flip")
  }
}
