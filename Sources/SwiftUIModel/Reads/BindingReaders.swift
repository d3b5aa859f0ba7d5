package import ProjectIndex
import SwiftCST

/// A view that reads a property through a binding that another view passes to it.
package struct BindingReader: Sendable {
  /// The view.
  package let view: TypeID

  /// Its property with the binding.
  package let binding: Declaration

  /// The read of that.
  package let read: Read
}

extension SwiftUIModel {
  /// The views that read a property through bindings to it or to a part of it, which other views pass to them,
  /// directly or through more views.
  package func readersByBinding(of property: DeclarationID) -> [BindingReader] {
    var found: [BindingReader] = []
    var views: Set<TypeID> = []
    var visited: Set<DeclarationID> = [property]
    var open = [property]
    while let current = open.popLast() {
      for name in projections(of: current) where isOfApp(name) {
        guard let binding = boundProperty(setTo: wholePath(ofProjection: name)),
          visited.insert(binding.id).inserted
        else { continue }
        open.append(binding.id)
        for entry in readTable[binding.id] ?? [] where views.insert(entry.view).inserted {
          found.append(BindingReader(view: entry.view, binding: binding, read: entry.read))
        }
      }
    }
    return found.sorted(on: { Int($0.view.rawValue) })
  }

  /// The views whose evaluation creates a binding to a property of an object.
  package func makersOfBindings(to property: DeclarationID) -> Set<TypeID> {
    var found: Set<TypeID> = []
    forEachEvaluatedType { view in
      if evaluatedReads(of: view).contains(where: { $0.isProjection && $0.property == property }) {
        found.insert(view)
      }
    }
    return found
  }

  /// The names at which bindings to a property are created: `$name`, `name` in `$model.name`.
  private func projections(of property: DeclarationID) -> [Node] {
    let own = index.references(to: property).certain.map(\.node).filter {
      DeclReferenceExprSyntax($0)?.baseName?.isProjection == true
    }
    let ofObjects = index.uses(of: index[property].name ?? "").map(\.node).filter {
      projectedProperty(at: $0) == property
    }
    return own + ofObjects
  }

  /// The `@Binding` of a view of the project that an argument of its initializer sets.
  private func boundProperty(setTo value: Node) -> Declaration? {
    guard let argument = ClosureArgument(ofValue: value), let view = type(madeBy: argument.call),
      kind(of: view).isEvaluated
    else { return nil }
    let initializers = index.ownMembers(named: "init", of: view).filter { $0.mayTake(argument.call) }
    guard let initializer = initializers.only, let body = initializer.body?.statements else {
      return initializers.isEmpty ? binding(named: argument.label ?? "", of: view) : nil
    }
    guard let parameter = argument.parameter(of: initializer)?.name?.name else { return nil }
    return body.subtree.firstNonNil { target in
      guard Assignment(target: target)?.value?.text == parameter else { return nil }
      let name = MemberAccessExprSyntax(target)?.declName?.baseName?.name ?? target.text
      return name.hasPrefix("_") ? binding(named: String(name.dropFirst()), of: view) : nil
    }
  }

  private func binding(named name: String, of view: TypeID) -> Declaration? {
    index.ownMembers(named: name, of: view).first { $0.isStored && $0.attribute("Binding") != nil }
  }
}
