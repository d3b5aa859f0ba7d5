import ProjectIndex
import SwiftCST

/// A property that contains a migrated object in a SwiftUI wrapper.
struct ObservedProperty: Sendable {
  /// The wrappers that require an `ObservableObject`.
  enum Wrapper: String, CaseIterable, Sendable {
    case stateObject = "StateObject"
    case observedObject = "ObservedObject"
    case environmentObject = "EnvironmentObject"
  }

  let declaration: Declaration
  /// Its name, or an empty one.
  var name: String { declaration.name ?? "" }
  let wrapper: Wrapper
  let attribute: Attribute

  /// The type in `@EnvironmentObject<Store> var store`.
  let spelledType: Node?

  /// The uses of the projected value, `$m`, including possible ones.
  var projections: [Use] = []

  init(declaration: Declaration, wrapper: Wrapper, attribute: Attribute) {
    self.declaration = declaration
    self.wrapper = wrapper
    self.attribute = attribute
    spelledType = attribute.typeName.flatMap { TypeShape($0).genericArguments.first }
  }
}

extension Declaration {
  /// Whether a property stores its value in one of the wrappers that require an `ObservableObject`.
  var isObserved: Bool { attributes.contains { ObservedProperty.Wrapper(rawValue: $0.name) != nil } }
}
