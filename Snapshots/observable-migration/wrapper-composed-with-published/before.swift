import SwiftUI

@propertyWrapper struct Trimmed {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

final class Model: ObservableObject {
  @Published @Trimmed var name = ""
}
