import ProjectIndex
import SwiftCST

/// A property that holds an object that moves in a wrapper of SwiftUI.
struct ObservedProperty: Sendable {
  /// The wrappers that need an `ObservableObject`.
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

  /// Where the projected value, `$m`, stands; what can't be told is among them.
  var projections: [Use] = []

  init(declaration: Declaration, wrapper: Wrapper, attribute: Attribute) {
    self.declaration = declaration
    self.wrapper = wrapper
    self.attribute = attribute
    spelledType = attribute.typeName.flatMap { TypeShape($0).genericArguments.first }
  }
}

extension Declaration {
  /// Whether a property holds what it holds in one of the wrappers that need an `ObservableObject`.
  var isObserved: Bool { attributes.contains { ObservedProperty.Wrapper(rawValue: $0.name) != nil } }
}
