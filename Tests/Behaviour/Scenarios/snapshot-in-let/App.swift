import SwiftUI

final class Model: ObservableObject { @Published var title = "a"; @Published var other = 0 }
struct Label2: View {
  let text: String
  init(_ model: Model) { text = model.title }
  var body: some View { Text(text) }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Label2(model)
      Editor(model: model)
    }
  }
}
struct Editor: View {
  @ObservedObject var model: Model
  var body: some View { TextField("Title", text: $model.title) }
}
