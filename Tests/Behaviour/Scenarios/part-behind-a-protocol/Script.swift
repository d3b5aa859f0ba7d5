// An object is changed through a protocol, and what the view doesn't read tells of it.
// shows: OM211
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    let page = Page()
    await stage.show(VStack { PageView(page: page); EditsView(page: page) })
    await stage.tap("Edit")
  }
}
