// Values that are read while they are changed in place: by closures, methods of elements, comparisons and delegates.
import SwiftUI

@main struct Script {
  @MainActor static func main() async {
    let stage = Stage()
    let inbox = Inbox()
    _ = Setup(inbox)
    await stage.show(
      ContentView(
        ranking: Ranking(), office: Office(), inbox: inbox, deck: .shared, editor: Editor(), basket: Basket(),
        poem: Poem()))
    for button in ["Rank", "Purge", "Read", "Sort", "Edit", "Lighten", "Refresh"] { await stage.tap(button) }
  }
}
