package import ProjectIndex
package import SwiftCST

/// Which collections are so short that it doesn't matter how often code goes through them.
extension SwiftUIModel {
  /// Whether the collection from which a computed property or function derives something is short: it has a few
  /// elements in code, or is an optional part of one element of the project's data, such as its attachments.
  package func derivesFew(_ member: DeclarationID) -> Bool {
    guard let work = derivation(of: member) else { return false }
    let collection = ForStmtSyntax(work)?.sequence ?? derivedCollection(of: work)
    return collection.map { isShort(Self.source(of: $0), depth: 0) } ?? false
  }

  /// Whether a member belongs to a value for which a list has a row, so that it derives something of that alone.
  package func isPartOfRow(_ member: Declaration) -> Bool {
    index.type(of: member.id).map { index[$0].kind == .struct && isRowElement($0) } ?? false
  }

  /// Whether a collection is one of a few elements by what it contains or how it is named: cases of an
  /// enumeration, what people have selected, suggestions, installed plugins, the texts of one element.
  package func isHandful(_ collection: Node) -> Bool {
    isOfCases(collection) || isSelection(collection) || isNamedForParts(collection)
      || isOfTextsOfElement(collection)
  }

  /// Whether the name of a collection is that of a few elements that people choose: `selectedTrails`.
  static func tellsOfSelection(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["selected", "selection", "expanded", "checked"].contains(where: name.hasPrefix)
      || name.hasSuffix("selections")
  }

  /// Whether a collection is what people have selected, of which there is little: also in
  /// `Array(selectedTrails)`.
  func isSelection(_ collection: Node) -> Bool {
    let copied = FunctionCallExprSyntax(collection).flatMap { call in
      ["Array", "Set"].contains(call.calledExpression?.text ?? "") ? call.argumentValues.only : nil
    }
    let name = copied ?? collection
    return Self.tellsOfSelection(MemberAccessExprSyntax(name)?.declName?.baseName?.name ?? name.text)
  }

  /// Whether a collection contains the keys of a dictionary, or a set of what elements have in common, of
  /// which there are few if they are groups: `Set(trails.map(\.kind))`.
  func isOfKeys(_ collection: Node) -> Bool {
    var copied = collection
    while let call = FunctionCallExprSyntax(copied), let only = call.argumentValues.only,
      ["Array", "Set"].contains(call.calledExpression?.text ?? "")
    {
      let isOfValues = FunctionCallExprSyntax(only)?.calledName == "map"
      if isOfValues, call.calledExpression?.text == "Set" { return true }
      copied = only
    }
    return MemberAccessExprSyntax(copied)?.declName?.baseName?.text == "keys"
  }

  /// `trails` in `trails.filter { … }.sorted()`.
  private static func source(of collection: Node) -> Node {
    var current = collection
    while let call = FunctionCallExprSyntax(current).flatMap({ MemberCall($0) }) { current = call.base }
    return current
  }
}

// MARK: - Names and elements

extension SwiftUIModel {
  /// Whether a collection contains cases of an enumeration without associated values, of which there are few.
  private func isOfCases(_ collection: Node) -> Bool {
    let name = MemberAccessExprSyntax(collection)?.declName?.node ?? collection
    if name.text == "allCases" { return true }
    guard let type = elementType(of: collection)?.known, index[type].kind == .enum else { return false }
    return ["CaseIterable", "Int", "String"].contains(where: index.foreignSupertypes(of: type).contains)
  }

  /// Whether a collection is named for a part of suggestions or what is installed as a part of an app, of which there is
  /// only a handful.
  private func isNamedForParts(_ collection: Node) -> Bool {
    let words = Self.words(of: collection)
    return words.dropLast().contains { $0.lowercased().hasPrefix("suggest") }
      || Self.names(words.last ?? "", oneOf: ["engines", "mints", "plugins"])
  }

  /// Whether a collection is named for something of which there are mostly few.
  func isNamedForFew(_ collection: Node) -> Bool {
    Self.names(Self.words(of: collection).last ?? "", oneOf: Self.handfuls)
  }

  private static func words(of path: Node) -> [Substring] {
    path.text.filter { $0.isLetter || $0 == "." }.split(separator: ".")
  }

  private static func names(_ word: Substring, oneOf nouns: Set<String>) -> Bool {
    nouns.contains { word == $0 || word.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }
  }

  private static let handfuls: Set = [
    "brands", "devices", "displays", "languages", "monitors", "profiles", "providers", "relays", "screens",
    "servers", "steps", "tabs", "themes", "transports", "wallets",
  ]

  /// Whether a collection contains plain texts, and belongs to a value for which a list has a row: its tags, its
  /// paths.
  private func isOfTextsOfElement(_ collection: Node) -> Bool {
    guard let property = collectionProperty(collection), let owner = index.type(of: property.id),
      index[owner].kind == .struct, kind(of: owner) == .none,
      let element = property.typeAnnotation.flatMap({ ArrayTypeSyntax(TypeShape($0).core)?.element }),
      ["Int", "String", "URL"].contains(element.text)
    else { return false }
    return isRowElement(owner)
  }
}

// MARK: - Short in code

extension SwiftUIModel {
  private func isShort(_ collection: Node, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    if MemberAccessExprSyntax(collection)?.declName?.baseName?.name == "allCases" { return true }
    if ItemCount(index: index).limit(of: collection).map({ $0 <= 20 }) == true { return true }
    if let whole = optional(behindFallbackOf: collection) { return isPartOfElement(whole) }
    if case .local(let binding) = index.lookUp(collection), let value = binding.value {
      return binding.isMutable
        ? isFilledByHand(value) : isShort(Self.source(of: value), depth: depth + 1)
    }
    // A list of tuples is written out, unless it is state.
    guard let property = collectionProperty(collection), property.attributes.isEmpty else { return false }
    let written = property.typeAnnotation.map { TypeShape($0).core }
    return written.flatMap { ArrayTypeSyntax($0)?.element }?.kind == .tupleType
  }

  /// `attachments` in `(status.attachments ?? [])`.
  private func optional(behindFallbackOf collection: Node) -> Node? {
    var whole = collection
    if let only = TupleExprSyntax(whole)?.elements?.children.only,
      let value = LabeledExprSyntax(only)?.expression
    {
      whole = value
    }
    guard let parts = SequenceExprSyntax(whole)?.elements.map({ Array($0.children) }), parts.count == 3,
      parts[1].text == "??", parts[2].text == "[]"
    else { return nil }
    return parts[0]
  }

  /// Whether a stored property belongs to a value or managed object, rather than to a view or a model.
  private func isPartOfElement(_ path: Node) -> Bool {
    let name = MemberAccessExprSyntax(path)?.declName?.node ?? path
    guard name.kind == .declReferenceExpr, let id = declarations(referencedBy: name).only, index[id].isStored,
      !index[id].isStatic, let owner = index.type(of: id), kind(of: owner) == .none
    else { return false }
    return isManagedObject(owner) || index[index[owner].primary].attribute("Model") != nil
      || !isObservable(owner) && !isObservableObject(owner)
  }

  /// Whether a local variable begins as a literal, to which the function adds elements one by one, not in loops.
  private func isFilledByHand(_ value: Node) -> Bool {
    guard value.kind == .arrayExpr || FunctionCallExprSyntax(value)?.calledExpression?.kind == .arrayExpr,
      let member = index.enclosingDeclaration(of: value)
    else { return false }
    return !member.node.subtree.contains { node in
      [.forStmt, .whileStmt, .repeatStmt].contains(node.kind)
        || LabeledExprSyntax(node)?.label?.name == "contentsOf"
        || FunctionCallExprSyntax(node)?.calledName == "forEach"
    }
  }
}
