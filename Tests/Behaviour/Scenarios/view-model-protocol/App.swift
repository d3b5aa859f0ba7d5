import SwiftUI

protocol CounterModel: ObservableObject {
  var count: Int { get set }
  func add()
}
final class RealCounter: CounterModel {
  @Published var count = 0
  func add() { count += 1 }
}
struct Screen<Model: CounterModel>: View {
  @ObservedObject var model: Model
  var body: some View {
    Stepper("count", value: $model.count)
    Button("Add") { model.add() }
  }
}
