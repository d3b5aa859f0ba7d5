import SwiftUI

final class Model: ObservableObject {
  @Published var values = [1, 2, 3]
  @Published var selected = 1
}
struct Row: View, Equatable {
  let value: Int
  let model: Model
  static func == (a: Row, b: Row) -> Bool { a.value == b.value }
  var body: some View { Text("\(value)").bold(model.selected == value) }
}
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      ForEach(model.values, id: \.self) { Row(value: $0, model: model).equatable() }
      Button("Select") { model.selected = 2 }
      Button("Add") { model.values.append(4) }
    }
  }
}
