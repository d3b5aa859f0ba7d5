import SwiftUI

final class Box { var n = 0 }
final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
  let provider: () -> String
  init(provider: @escaping () -> String) { self.provider = provider }
}
private let box = Box()
struct ContentView: View {
  @ObservedObject var model: Model
  var body: some View {
    VStack {
      Text(model.name)
      Text(model.provider())
      Other(model: model)
    }
  }
}
struct Other: View {
  @ObservedObject var model: Model
  var body: some View {
    Text("\(model.other)")
    Button("Change") {
      box.n += 1; model.other += 1
    }
  }
}
struct Root: View {
  let model = Model(provider: { "n \(box.n)" })
  var body: some View { ContentView(model: model) }
}
