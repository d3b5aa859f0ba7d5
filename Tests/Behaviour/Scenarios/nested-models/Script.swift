// Objects in an array of an object, each with a view of its own.
// safe: observable-migration
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.toggle("done 1")
    await stage.tap("Add")
    await stage.type("e", into: "Filter")
    await stage.type("beer", into: "title 1")
    await stage.type("", into: "Filter")
  }
}
