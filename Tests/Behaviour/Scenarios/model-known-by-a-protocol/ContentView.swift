import SwiftUI

protocol Titled: AnyObject {
  var title: String { get }
}

final class Walk: ObservableObject, Titled {
  @Published var title = "Walk"
}

struct TitleView: View {
  let walk: any Titled

  var body: some View { Text(walk.title) }
}

struct ContentView: View {
  let walk = Walk()

  var body: some View {
    TitleView(walk: walk)
    Button("Rename") { walk.title = "Hike" }
  }
}
