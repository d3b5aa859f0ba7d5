// The binding of a property sets what closures set; animations, which tell them apart, are not shown.
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.toggle("offline")
    await stage.toggle("on")
    await stage.type("b", into: "name")
  }
}
