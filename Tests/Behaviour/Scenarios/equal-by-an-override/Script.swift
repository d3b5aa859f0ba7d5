// A new object equals the one before by its 'isEqual'.
// shows: OM209
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(LineView(line: Line()))
    await stage.tap("Rename")
  }
}
