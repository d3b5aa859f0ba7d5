package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// A view whose evaluation reads a mutable property of a class; nil if the project shows none.
  package func viewShowing(_ type: TypeID) -> TypeID? {
    index.members(of: type).filter { $0.isStored && !$0.isStatic && !$0.traits.contains(.let) }.lazy
      .compactMap { self.readingView(of: $0.id) }.first
  }

  /// The first view whose evaluation itself reads a property; nil if the project shows none.
  package func readingView(of property: DeclarationID) -> TypeID? {
    guard let name = index[property].name, let symbol = index[property].symbol else { return nil }
    return memory.readingViews.answer(Int(symbol.rawValue)) { readingViews(ofPropertiesNamed: name, symbol) }[
      property]
  }

  /// The first view that reads each of the properties with a name.
  private func readingViews(ofPropertiesNamed name: String, _ symbol: Symbol) -> [DeclarationID: TypeID] {
    var first: [DeclarationID: TypeID] = [:]
    for use in [name, "_" + name].flatMap({ index.uses(of: $0) }) where use.node.namesValue {
      for view in typesEvaluating(use.node) {
        for read in reads(at: use.node, of: view, Evaluation(of: view))
        where !read.isProjection && index[read.property].symbol == symbol {
          let earlier = first[read.property] ?? view
          first[read.property] = earlier.rawValue < view.rawValue ? earlier : view
        }
      }
    }
    return first
  }
}
