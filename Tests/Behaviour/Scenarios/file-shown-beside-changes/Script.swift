// A view that shows a file was refreshed by changes that it doesn't read.
// tells: N509
import Foundation
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(path: NSTemporaryDirectory() + "shown-beside-changes-\(getpid())"))
    await stage.tap("Save")
    await stage.tap("Clear")
  }
}
