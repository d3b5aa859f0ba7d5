package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// A view whose evaluation reads a property of a class that can change; nil where the project shows none.
  package func viewShowing(_ type: TypeID) -> TypeID? {
    index.members(of: type).filter { $0.isStored && !$0.isStatic && !$0.traits.contains(.let) }.lazy
      .compactMap { self.readingView(of: $0.id) }.first
  }

  /// The first view whose evaluation reads a property itself; nil where the project shows none.
  package func readingView(of property: DeclarationID) -> TypeID? {
    guard let name = index[property].name, let symbol = index[property].symbol else { return nil }
    return memory.readingViews.answer(Int(symbol.rawValue)) { readingViews(ofPropertiesNamed: name, symbol) }[
      property]
  }

  /// The first view that reads each of the properties of a name.
  private func readingViews(ofPropertiesNamed name: String, _ symbol: Symbol) -> [DeclarationID: TypeID] {
    var first: [DeclarationID: TypeID] = [:]
    for view in views(naming: name) {
      for read in reads(of: view) where !read.isProjection && index[read.property].symbol == symbol {
        if first[read.property] == nil { first[read.property] = view }
      }
    }
    return first
  }

  /// The types that SwiftUI evaluates, in the order of their numbers, whose body code may read a property of a name:
  /// the name stands in their builder members, or in what these may reach by its name.
  private func views(naming name: String) -> [TypeID] {
    var names: Set<String> = [name]
    var level = names
    var views: Set<TypeID> = []
    for _ in 0...Self.bodyDepth where !level.isEmpty {
      var next: Set<String> = []
      for member in level.flatMap(members(naming:)) {
        if let type = index.type(of: member.id), isBuilderMember(member) {
          if kind(of: type).isEvaluated { views.insert(type) }
        } else if let name = member.name {
          next.insert(name)
        }
      }
      level = next.subtracting(names)
      names.formUnion(level)
      guard names.count <= Self.namesFollowed else {
        return index.types.map(\.id).filter { kind(of: $0).isEvaluated }
      }
    }
    return views.sorted(on: { Int($0.rawValue) })
  }

  /// So many names are followed from member to member; with more of them, most views have one.
  private static var namesFollowed: Int { 64 }

  /// The computed properties and functions in whose code a name stands.
  private func members(naming name: String) -> [Declaration] {
    [name, "_" + name].flatMap { index.uses(of: $0) }.flatMap { use in
      use.node.ancestors.compactMap { index.declaration(at: $0) }.filter {
        !$0.traits.contains(.local) && BodyReach.isHelper($0)
      }
    }
  }
}
