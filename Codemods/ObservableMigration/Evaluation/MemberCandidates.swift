import ProjectIndex
import SwiftCST

/// The candidates for a member with some name if the type of the base is unknown.
struct MemberCandidates: Sendable {
  /// The only static one, as in `.current`; if there are several, it is unknown which.
  private(set) var ofType: DeclarationID?
  /// Those that the project adds to external types, such as `String`; of modifiers only those that read a
  /// static variable.
  private(set) var added: [DeclarationID] = []
  /// Protocol requirements: generic code has values of which no more is known.
  private(set) var required: [DeclarationID] = []
  /// The variables that objects store.
  private(set) var stored: [DeclarationID] = []
  /// Whether there is a variable with this name.
  private(set) var hasVariable = false

  init(_ name: String, _ index: ProjectIndex) {
    var statics: [DeclarationID] = []
    for member in index.declarations(named: name) {
      if member.kind == .variable {
        hasVariable = true
        if Self.isStoredInObject(member, index) { stored.append(member.id) }
      }
      let leadsOn =
        member.kind == .variable ? !member.isStored : member.kind == .function && member.returnsValue
      guard leadsOn, member.parent != nil else { continue }
      if member.isStatic {
        statics.append(member.id)
      } else if let owner = index.type(of: member.id) {
        if index[owner].kind == .protocol { required.append(member.id) }
      } else if member.resultType?.text.contains("View") != true || Self.readsStatic(member, index) {
        added.append(member.id)
      }
    }
    if statics.count == 1 { ofType = statics[0] }
  }

  private static func isStoredInObject(_ variable: Declaration, _ index: ProjectIndex) -> Bool {
    guard variable.isStored, !variable.traits.contains(.let), let parent = variable.parent else {
      return false
    }
    return index[parent].kind == .class
  }

  /// Whether a member names a static variable.
  private static func readsStatic(_ member: Declaration, _ index: ProjectIndex) -> Bool {
    guard let body = member.code else { return false }
    return body.subtree.contains { node in
      guard let access = MemberAccessExprSyntax(node), access.base?.kind == .declReferenceExpr,
        access.base?.firstToken.text.first?.isUppercase == true, let name = access.declName?.baseName?.name
      else { return false }
      return index.declarations(named: name).contains {
        $0.kind == .variable && $0.isStatic && !$0.traits.contains(.let)
      }
    }
  }
}
