// State that nothing outside of its view uses, beside an input of the memberwise initialiser.
// safe: state-not-private
// flags: --option state-not-private.fix=true
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    await stage.show(ContentView())
    await stage.toggle("Open")
    await stage.tap("Count")
    await stage.tap("Count")
    await stage.toggle("Open")
  }
}
