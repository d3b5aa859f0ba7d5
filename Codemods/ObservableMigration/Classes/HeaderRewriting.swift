import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Removes `ObservableObject` from the header of every type of a family, and adds the macro to the classes
/// that are to be observed.
struct HeaderRewriting {
  private(set) var step = MigrationStep()

  private let index: ProjectIndex
  private let names: NamesInSight
  private let project: ProjectContext

  init(of family: Family, becoming form: ClassForm, _ names: NamesInSight, in project: ProjectContext) {
    index = family.index
    self.names = names
    self.project = project
    for type in family.types {
      let info = index[type]
      let isRoot = !index.superclasses(of: type).contains(where: family.contains)
      for inheritance in info.inheritances {
        switch inheritance.resolution.foreign {
        case "ObservableObject" where info.kind == .protocol: replaceConformance(inheritance)
        case "ObservableObject": removeConformance(inheritance)
        // A subclass that repeats a conformance it now inherits would not compile.
        case "Observable" where info.kind == .class && !isRoot: removeConformance(inheritance)
        default: break
        }
      }
      guard form == .observable, info.kind == .class, isRoot || hasVariables(type) else { continue }
      addMacro(to: index[info.primary])
    }
  }

  private func hasVariables(_ type: TypeID) -> Bool {
    index.members(of: type).contains { index.isInstanceStorage($0) && !$0.traits.contains(.let) }
  }

  // MARK: - Conformances

  private mutating func replaceConformance(_ inheritance: Inheritance) {
    guard let entry = plainEntry(inheritance) else { return }
    let isClassBound = index[inheritance.declaration].inheritedTypes.contains { $0.text == "AnyObject" }
    step += names.reasons(onMacroAt: inheritance.node)
    let replacement = (isClassBound ? "" : "AnyObject, ") + names.observable(at: inheritance.node)
    step.change(TextEdit(inheritance.node.range, with: replacement), near: entry.node)
  }

  /// The entry of an inheritance clause that names an external protocol, with or without attributes. Nil,
  /// with a reason, if a type alias or a composition names it.
  private mutating func plainEntry(_ inheritance: Inheritance) -> InheritedTypeSyntax? {
    let name = inheritance.resolution.foreign ?? ""
    let type = AttributedTypeSyntax(inheritance.node)?.baseType ?? inheritance.node
    let written = IdentifierTypeSyntax(type)?.name?.name ?? MemberTypeSyntax(type)?.name?.name
    if written == name, let entry = InheritedTypeSyntax(inheritance.node.parent) { return entry }
    step.addReason(
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
        step.change(.deleting(span), near: entry.node)
      }
    } else if declaration.kind == .extension, isEmpty(declaration) {
      step.change(.deleting(TextSpans.wholeLines(of: declaration.node)), near: declaration.node)
    } else if TextSpans.hasComment(clause), let colon = InheritanceClauseSyntax(clause)?.colon {
      let end = TextSpans.afterSpaces(colon.range.upperBound, clause.tree)
      step.change(.deleting(colon.range.lowerBound..<end), near: clause)
      let entryEnd = TextSpans.afterSpaces(entry.node.range.upperBound, clause.tree)
      step.change(.deleting(entry.node.range.lowerBound..<entryEnd), near: clause)
    } else {
      step.change(.deleting(TextSpans.fromPrevious(clause)), near: clause)
    }
  }

  /// Whether an extension contains only the conformance: no members, no comment in it, and none before it,
  /// which would then describe the code after it. A comment after it is kept.
  private func isEmpty(_ declaration: Declaration) -> Bool {
    guard let block = declaration.memberBlock, declaration.genericWhereClause == nil,
      declaration.node.parent?.parent?.parent?.kind == .sourceFile
    else { return false }
    let hasMembers = block.members?.children.first != nil
    return !hasMembers && !TextSpans.hasComment(declaration.node)
  }

  // MARK: - The macro

  /// Adds `@Observable` to a class: on its own line, or after the attributes that are already on the line of
  /// the class.
  private mutating func addMacro(to declaration: Declaration) {
    guard declaration.attribute("Observable") == nil else { return }
    step += names.reasons(onMacroAt: declaration.node)
    step += PrivateSurroundings(of: declaration, index).step
    let first = declaration.node.firstToken
    let keyword = ClassDeclSyntax(declaration.node)?.classKeyword ?? first
    let hasAttributes = declaration.attributeList?.firstToken == first
    let isBeside =
      project.areOnOneLine(first, keyword, in: declaration.node)
      && (hasAttributes || first.previous != nil && !first.startsLine)
    let attribute = "@" + names.observable(at: declaration.node)
    let text = project.render(isBeside ? "\(attribute) " : "\(attribute)\n", at: declaration.node)
    step.change(
      TextEdit(first.range.lowerBound..<first.range.lowerBound, with: text), near: declaration.node)
  }
}
