import Combine
import SwiftUI

@propertyWrapper
struct Stored<Value> {
  var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "only in classes")
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { owner[keyPath: storage].value }
    set {
      owner.objectWillChange.send()
      owner[keyPath: storage].value = newValue
    }
  }
}

final class Settings: ObservableObject {
  @Stored var volume = 1
}

typealias Kept = Stored

final class Accounts: ObservableObject {
  @Kept var count = 1
}

final class Model: ObservableObject {
  @Published var title = ""
}

struct Screen: View {
  @ObservedObject var settings: Settings
  @ObservedObject var model: Model
  var body: some View { Text("\(model.title) \(settings.volume)") }
}
