import SwiftUI

@propertyWrapper @MainActor struct Resolved<Object: ObservableObject>: DynamicProperty {
  @StateObject private var object: Object
  var wrappedValue: Object { object }
  init(wrappedValue: @autoclosure @escaping () -> Object) { _object = StateObject(wrappedValue: wrappedValue()) }
}

final class Model: ObservableObject {
  @Published var state = 0
}

struct Screen: View {
  @Resolved var model = Model()
  var body: some View { Text("\(model.state)") }
}
