// What makes a text bold is a modifier, a ViewModifier or a container of the project.
// shows: TM204
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.tap("Faint")
  }
}
