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
    // An optional view is a view.
    case .instance(_, let depth) where depth > 0 && !["Any", "Optional", "View"].contains(name): return false
    case .instance, .metatype: return name == "Any" ? true : nil
    case .unknown: return isOf(name, rootOf: expression)
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

  /// What Apple's types conform to isn't known but for views and styles.
  private func isOf(_ name: String, foreign: String) -> Bool? {
    if foreign == name { return true }
    switch name {
    case "View": return SwiftUIViews.contain(foreign) ? true : nil
    case "ShapeStyle":
      return ShapeStyles.contain(foreign) ? true : SwiftUIViews.contain(foreign) ? false : nil
    default: return nil
    }
  }

  /// Whether a chain of modifiers is of a type by what it begins with: views give views, and no styles.
  private func isOf(_ name: String, rootOf expression: Node) -> Bool? {
    let view = WrittenView(expression)
    guard ["View", "ShapeStyle"].contains(name), view.root != expression else { return nil }
    let root = model.index.typeOfExpression(view.root)
    guard name == "ShapeStyle" else { return isOf("View", root, view.root) }
    return isOf("ShapeStyle", root, view.root) == false ? false : nil
  }
}
