package import ProjectIndex

extension SwiftUIModel {
  /// A view whose evaluation reads a property of a class that can change; nil where the project shows none.
  package func viewShowing(_ type: TypeID) -> TypeID? {
    index.members(of: type).filter { $0.isStored && !$0.isStatic && !$0.traits.contains(.let) }.lazy
      .compactMap { self.readingView(of: $0.id) }.first
  }

  /// A view whose evaluation reads a property itself; nil where the project shows none.
  package func readingView(of property: DeclarationID) -> TypeID? {
    readers(of: property).first { reader in
      if case .reads = reader.reason { true } else { false }
    }?.view
  }
}
