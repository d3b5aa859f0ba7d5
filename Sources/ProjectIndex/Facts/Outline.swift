import SwiftCST

extension FileFacts {
  /// Whether a file declares the same as before it was edited, as far as other files can tell without a look into
  /// its bodies: the same declarations in the same order, types with the same headers, the same imports. Then all
  /// that is put together from the declarations of a project stays as it was.
  ///
  /// What `#if` surrounds, and types in bodies, are not compared: a file with such is another one.
  func hasSameOutline(as other: FileFacts) -> Bool {
    guard path == other.path, imports == other.imports, hasModuleLevelGuard == other.hasModuleLevelGuard,
      declarations.count == other.declarations.count
    else { return false }
    return declarations.indices.allSatisfy { declarations[$0].hasSameOutline(as: other.declarations[$0]) }
  }
}

extension Declaration {
  /// What the declaration inherits from, as it is written, and what it asks of `Self`.
  var inheritanceEntries: [Node] { inheritedTypes + selfRequirements }

  fileprivate func hasSameOutline(as other: Declaration) -> Bool {
    guard kind == other.kind, traits == other.traits, parent?.index == other.parent?.index,
      nameToken?.text == other.nameToken?.text, !traits.contains(.conditional)
    else { return false }
    guard kind.isType || kind == .extension else { return true }
    return !traits.contains(.local) && header.elementsEqual(other.header)
  }

  /// The tokens of a type or extension before its members.
  private var header: some Sequence<String> {
    let all = node.tokenIndices
    let end = memberBlock?.node.tokenIndices.lowerBound ?? all.upperBound
    return (all.lowerBound..<end).lazy.map { node.tree.token(at: $0).text }
  }
}
