import SwiftUI

final class Model: ObservableObject { @Published var title = "a" }
struct Header: View {
  let model: Model
  var body: some View { Text(model.title) }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Header(model: model)
      TextField("Title", text: $model.title)
    }
  }
}
