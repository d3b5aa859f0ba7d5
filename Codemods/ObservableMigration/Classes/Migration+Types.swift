import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// What about the types themselves can't be migrated.
  mutating func checkShape() {
    for type in cluster.types {
      let info = index[type]
      let declaration = index[info.primary]
      if info.isSplit || info.inheritances.contains(where: isSplitConformance) {
        record(.conditionalCompilation, Rule.conditionalCompilationText, at: declaration.node)
      }
      guard info.kind != .protocol else {
        checkForeignConformances(to: type)
        continue
      }
      if info.kind != .class || isLocal(declaration) {
        record(ObservableRules.kindOfType, "local class / actor / struct", at: declaration.node)
        continue
      }
      checkMacros(declaration)
      checkRegistrar(type)
      checkSuperclass(type, declaration)
      checkDocument(type, declaration)
      checkCodable(type, declaration)
      if index.access(of: info.primary) >= .public, !context.options.isOn("public-api") {
        record(
          ObservableRules.publicClass, "'\(info.name)' is public, and the option 'public-api' is off",
          at: declaration.node)
      }
    }
  }

  /// The macro adds an extension at the top of the file, where nothing that is private to a type has a name.
  private mutating func checkAccess(_ declaration: Declaration) {
    var inner = declaration
    while let outer = inner.parent.map({ index[$0] }) {
      if inner.traits.contains(.private) {
        record(
          ObservableRules.kindOfType,
          "the extension that @Observable adds can't name '\(inner.name ?? "")', which is private to "
            + "'\(outer.name ?? "")'", at: declaration.node)
        return
      }
      inner = outer
    }
  }

  /// A macro of another module can add whatever it likes, `@Published` properties among it.
  private mutating func checkMacros(_ declaration: Declaration) {
    for attribute in declaration.attributes where !isKnown(attribute) {
      record(
        ObservableRules.foreignMacro, "'@\(attribute.name)' may add members that need ObservableObject",
        at: attribute.node)
    }
  }

  private func isKnown(_ attribute: Attribute) -> Bool {
    if Self.plainAttributes.contains(attribute.name) { return true }
    guard let written = attribute.typeName, let type = index.resolve(written).known else { return false }
    return index[index[type].primary].attribute("globalActor") != nil
  }

  /// The attributes of the language that a class can have; none of them adds members.
  private static let plainAttributes: Set = [
    "MainActor", "Observable", "available", "dynamicCallable", "dynamicMemberLookup", "main", "objc",
    "objcMembers", "preconcurrency", "unchecked", "usableFromInline", "_documentation", "_spi",
  ]

  private func isSplitConformance(_ inheritance: Inheritance) -> Bool {
    // A class that stands in `#if` as a whole moves as a whole.
    inheritance.resolution.foreign == "ObservableObject" && inheritance.isConditional
      && inheritance.inExtension
  }

  private func isLocal(_ declaration: Declaration) -> Bool {
    if declaration.traits.contains(.local) { return true }
    guard let parent = declaration.parent.map({ index[$0] }) else { return false }
    return !parent.kind.isNominal && parent.kind != .extension || isLocal(parent)
  }

  private mutating func checkCodable(_ type: TypeID, _ declaration: Declaration) {
    let foreign = index.foreignSupertypes(of: type)
    let decodes = !foreign.isDisjoint(with: ["Codable", "Decodable"])
    let encodes = !foreign.isDisjoint(with: ["Codable", "Encodable"])
    guard decodes || encodes else { return }
    let hasDecoder = index.members(named: "init", of: type).contains { $0.parameters.first?.label == "from" }
    let hasEncoder = index.members(named: "encode", of: type).contains { $0.parameters.first?.label == "to" }
    guard decodes && !hasDecoder || encodes && !hasEncoder else { return }
    record(
      ObservableRules.synthesisedCodable, "Codable is synthesised; stored keys would change",
      at: declaration.node)
  }
}

// MARK: - Headers

extension Migration {
  /// Takes `ObservableObject` out of every header, and puts the macro on the classes.
  mutating func rewriteTypes() {
    for type in cluster.types {
      let info = index[type]
      let isRoot = !index.superclasses(of: type).contains(where: family.contains)
      for inheritance in info.inheritances {
        switch inheritance.resolution.foreign {
        case "ObservableObject": rewrite(inheritance, of: info)
        // A subclass that states what it inherits now would not compile.
        case "Observable" where info.kind == .class && !isRoot: removeConformance(inheritance)
        default: break
        }
      }
      guard info.kind == .class else { continue }
      if rewriteMembers(of: type) || isRoot { addMacro(to: index[info.primary]) }
    }
  }

  private mutating func rewrite(_ inheritance: Inheritance, of info: TypeInfo) {
    guard info.kind == .protocol else {
      removeConformance(inheritance)
      return
    }
    guard let entry = plainEntry(inheritance) else { return }
    let isClassBound = index[inheritance.declaration].inheritedTypes.contains { $0.text == "AnyObject" }
    checkMacroName(at: inheritance.node)
    let replacement = isClassBound ? "Observable" : "AnyObject, Observable"
    change(TextEdit(inheritance.node.range, with: replacement), near: entry.node)
  }

  /// The entry of an inheritance clause that names a protocol of others; nil, and noted, where an alias or a
  /// composition does.
  private mutating func plainEntry(_ inheritance: Inheritance) -> InheritedTypeSyntax? {
    let name = inheritance.resolution.foreign ?? ""
    let written =
      IdentifierTypeSyntax(inheritance.node)?.name?.name ?? MemberTypeSyntax(inheritance.node)?.name?.name
    if written == name, let entry = InheritedTypeSyntax(inheritance.node.parent) { return entry }
    record(
      ObservableRules.hiddenConformance, "write \(name) out: '\(inheritance.node.text)' hides it",
      at: inheritance.node)
    return nil
  }

  private mutating func removeConformance(_ inheritance: Inheritance) {
    let declaration = index[inheritance.declaration]
    guard let entry = plainEntry(inheritance), let list = entry.node.parent, let clause = list.parent else {
      return
    }
    if list.children.second != nil {
      for span in TextSpans.entry(entry.node, comma: entry.trailingComma) {
        change(.deleting(span), near: entry.node)
      }
    } else if declaration.kind == .extension, isEmpty(declaration) {
      change(.deleting(TextSpans.wholeLines(of: declaration.node)), near: declaration.node)
    } else if TextSpans.hasComment(clause), let colon = InheritanceClauseSyntax(clause)?.colon {
      let end = TextSpans.afterSpaces(colon.range.upperBound, clause.tree)
      change(.deleting(colon.range.lowerBound..<end), near: clause)
      let entryEnd = TextSpans.afterSpaces(entry.node.range.upperBound, clause.tree)
      change(.deleting(entry.node.range.lowerBound..<entryEnd), near: clause)
    } else {
      change(.deleting(TextSpans.fromPrevious(clause)), near: clause)
    }
  }

  /// Whether an extension says nothing but the conformance: no members, and no comment that would go.
  private func isEmpty(_ declaration: Declaration) -> Bool {
    guard let block = declaration.memberBlock, declaration.genericWhereClause == nil,
      declaration.node.parent?.parent?.parent?.kind == .sourceFile
    else { return false }
    let hasMembers = block.members?.children.first != nil
    let tokens = declaration.node.tokenIndices
    let hasComment = (tokens.lowerBound...tokens.upperBound).contains { token in
      token < declaration.node.tree.tokens.count
        && declaration.node.tree.tokens.flags[token].contains(.hasCommentBefore)
    }
    return !hasMembers && !hasComment
  }

  /// Puts `@Observable` before a class: on a line of its own, or beside the attributes that stand in the line
  /// of the class already.
  private mutating func addMacro(to declaration: Declaration) {
    guard declaration.attribute("Observable") == nil else { return }
    checkMacroName(at: declaration.node)
    checkAccess(declaration)
    let first = declaration.node.firstToken
    let keyword = ClassDeclSyntax(declaration.node)?.classKeyword ?? first
    let lines = file(of: declaration.node).lines
    let hasAttributes = declaration.attributeList?.firstToken == first
    let isOneLine =
      lines.lineIndex(of: first.range.lowerBound) == lines.lineIndex(of: keyword.range.lowerBound)
    let isBeside = isOneLine && (hasAttributes || !first.startsLine)
    let snippet: Snippet = isBeside ? "@Observable " : "@Observable\n"
    let text = render(snippet, at: declaration.node)
    change(TextEdit(first.range.lowerBound..<first.range.lowerBound, with: text), near: declaration.node)
  }
}
