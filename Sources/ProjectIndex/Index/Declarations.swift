/// Declarations of a project; each is looked up on access.
package struct Declarations: RandomAccessCollection, Sendable {
  private let index: ProjectIndex
  private let ids: ArraySlice<DeclarationID>

  init(_ ids: ArraySlice<DeclarationID>, in index: ProjectIndex) {
    self.ids = ids
    self.index = index
  }

  /// The first position.
  package var startIndex: Int { ids.startIndex }

  /// The position after the last declaration.
  package var endIndex: Int { ids.endIndex }

  /// The declaration at a position.
  package subscript(position: Int) -> Declaration { _read { yield index[ids[position]] } }
}
