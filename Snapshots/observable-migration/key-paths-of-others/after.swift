import SwiftUI

@propertyWrapper struct Parameter {
  var wrappedValue: String
  var projectedValue: String { wrappedValue }
}

@Observable
final class Place {
  var location = ""
}

struct ShowPlace {
  @Parameter var location = ""
  var summary: KeyPath<ShowPlace, String> { \.$location }
}
