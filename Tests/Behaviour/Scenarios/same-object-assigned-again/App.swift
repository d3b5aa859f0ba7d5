import SwiftUI

final class User { var name = "a" }
final class Model: ObservableObject {
  @Published var user = User()
  func rename() {
    let changed = user
    changed.name = "b"
    user = changed
  }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.user.name)
      Button("Rename") { model.rename() }
    }
  }
}
