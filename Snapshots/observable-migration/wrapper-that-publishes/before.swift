import SwiftUI

@propertyWrapper struct Stored<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Owner>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set { owner[keyPath: storage].value = newValue }
  }
}

final class Settings: ObservableObject {
  @Stored var volume = 5
  @Published var isOpen = false
}
