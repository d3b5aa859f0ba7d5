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
    memory.readingViews.answer(property.order) {
      viewsNaming(property).first { view in
        reads(of: view).contains { $0.property == property && !$0.isProjection }
      }
    }
  }

  /// The types that SwiftUI evaluates, in the order of their numbers, whose body code may read a property: the
  /// property is named in their builder members, or in what these may reach by its name.
  private func viewsNaming(_ property: DeclarationID) -> [TypeID] {
    var names: Set<String> = [index[property].name ?? ""]
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
