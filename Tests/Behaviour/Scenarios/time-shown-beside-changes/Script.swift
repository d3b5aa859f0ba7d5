// A view that shows the time was refreshed by changes that it doesn't read.
// tells: N509
import Foundation
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView(start: Date(timeIntervalSinceNow: -59)))
    await stage.perform("Wait") { usleep(1_200_000) }
    await stage.tap("Add")
  }
}
