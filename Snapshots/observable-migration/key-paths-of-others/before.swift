import SwiftUI

@propertyWrapper struct Parameter {
  var wrappedValue: String
  var projectedValue: String { wrappedValue }
}

final class Place: ObservableObject {
  @Published var location = ""
}

struct ShowPlace {
  @Parameter var location = ""
  var summary: KeyPath<ShowPlace, String> { \.$location }
}
