import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Tells whether values are of a type, or of one that conforms to it or inherits from it.
struct TypeQuestion {
  private let model: SwiftUIModel

  init(_ model: SwiftUIModel) { self.model = model }

  /// Whether an expression is of a type; nil where that can't be told.
  func isOf(_ name: String, _ type: ExpressionType, _ expression: Node) -> Bool? {
    switch type {
    case .instance(.known(let known), 0): return isOf(name, known)
    case .instance(.foreign(let foreign), 0): return isOf(name, foreign: foreign)
    case .instance, .metatype: return name == "Any" ? true : nil
    case .unknown: return name == "View" ? isView(expression) : nil
    }
  }

  /// Whether a type of the project is the type, conforms to it or inherits from it.
  func isOf(_ name: String, _ type: TypeID) -> Bool {
    let index = model.index
    if index[type].name == name || index.qualifiedName(of: type) == name { return true }
    if index.conformance(of: type, toForeign: name) != nil { return true }
    return index.supertypes(of: type).contains {
      index[$0].name == name || index.qualifiedName(of: $0) == name
    }
  }

  /// What Apple's types conform to isn't known but for views.
  private func isOf(_ name: String, foreign: String) -> Bool? {
    if foreign == name { return true }
    guard name == "View" else { return nil }
    return SwiftUIViews.contain(foreign) ? true : nil
  }

  /// Whether a chain of modifiers begins with what makes a view.
  private func isView(_ expression: Node) -> Bool? {
    let view = WrittenView(expression)
    guard view.root != expression else { return nil }
    return isOf("View", model.index.typeOfExpression(view.root), view.root)
  }
}
