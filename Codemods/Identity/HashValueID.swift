import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Uses a value as its identity, not its hash.
///
/// ## What it does
///
/// Finds `id: \.hashValue` in `ForEach` and `List`, which becomes `id: \.self`, and `var id: Int { hashValue
/// }` in
/// `Identifiable` structs and enums, which becomes `var id: Self { self }`.
///
/// ## Why
///
/// Different values may have one hash, and then SwiftUI confuses two rows or two sheets. SwiftUI also hashes
/// the hash once more. The value itself works correctly.
///
/// ## Example
///
/// ```swift
/// ForEach(Speed.allCases, id: \.hashValue) { speed in Text(speed.title) }
/// ```
///
/// becomes
///
/// ```swift
/// ForEach(Speed.allCases, id: \.self) { speed in Text(speed.title) }
/// ```
///
/// ## Fix safety
///
/// Safe where `==` and `hash(into:)` are synthesized: equal values have equal hashes. Where they are
/// implemented by hand, or the type isn't found, the value and its hash may be different identities.
///
/// ## Not changed when
///
/// - a selection, a tag or a scroll position is a hash
/// - the `id` belongs to a class, a public type of a library, or is used by other code
struct HashValueID: Codemod {
  static let synthesized = Rule(
    "HV100", .safe, "The value itself is the identity, not its hash.",
    remedy: "Nothing to check. Run swiftfix.")
  static let other = Rule(
    "HV201", .unsafe, "The value and its hash may be different identities.",
    remedy: "Check that the value is unique in the list. Then allow HV201.")
  static let member = Rule(
    "HV202", .unsafe, "The 'id' is a value of the type itself, no longer an 'Int'.",
    remedy: "Check that nothing stores the 'id' as a number. Then allow HV202.")
  static let selection = Rule(
    "HV301", .refusal, "A selection, a tag or a scroll position is a hash.",
    remedy: "Change the selection, tag or scroll position to the value or its 'id' first.")
  static let used = Rule(
    "HV302", .refusal, "Other code uses the 'id' of the type.",
    remedy: "Change the code that uses the 'id' to the value itself, then run again.")
  static let object = Rule(
    "HV303", .refusal, "'Self' can't be the 'ID' of a class.",
    remedy: "Return 'ObjectIdentifier(self)' as the 'id' of the class.")
  static let published = Rule(
    "HV304", .refusal, "The type is public, and other modules may use its 'id'.",
    remedy: "Change the 'id' by hand, in a release that may break clients.")
  static let hashing = Rule(
    "HV305", .refusal, "The type is not declared 'Hashable'.",
    remedy: "Declare the type 'Hashable', then run again.")

  static let metadata = CodemodMetadata(
    id: "hash-value-id", summary: "Replaces hash values used as identities with the values.",
    category: .identity,
    words: ["hashValue"], targets: [.calls(["ForEach", "List"]), .nodes([.variableDecl])],
    rules: [synthesized, other, member, selection, used, object, published, hashing],
    topic: Topic(introduced: [], words: ["hash", "identity"]))

  /// The new text, and the range that it replaces.
  struct Change: Sendable {
    let range: Range<Int>
    let text: String
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Change>] {
    let found = node.kind == .variableDecl ? matchMember(node, in: file) : matchRows(node, in: file)
    guard let found, file.model.isLookedAt(node) else { return [] }
    return [found]
  }

  func message(for match: Match<Change>, in file: FileContext) -> String {
    let what = "different values can have one hash, and then SwiftUI confuses them"
    return switch match.rule {
    case Self.selection: "\(what); a selection or tag here is a hash, too: change both to the value"
    case Self.used: "\(what); other code uses the 'id' as an 'Int': change it to the value first"
    case Self.object: "\(what); use 'ObjectIdentifier(self)' for a class"
    case Self.published: "\(what); the type is public: 'var id: Self { self }' changes its API"
    case Self.hashing: "\(what); declare the type 'Hashable' and return 'self'"
    default: "\(what); use the value itself"
    }
  }

  func fix(_ match: Match<Change>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup([TextEdit(match.state.range, with: match.state.text)], in: file.number)
  }

  // MARK: - id: \.hashValue

  private func matchRows(_ node: Node, in file: FileContext) -> Match<Change>? {
    guard let rows = file.model.rows(of: node), let path = rows.identity,
      let component = path.subtree.first(where: {
        $0.kind == .keyPathPropertyComponent && $0.text == "hashValue"
      }),
      component.range.upperBound == path.range.upperBound
    else { return nil }
    let isWhole = path.text == "\\.hashValue"
    let range = isWhole ? component.range : component.range.lowerBound - 1..<component.range.upperBound
    let change = Change(range: range, text: isWhole ? "self" : "")
    if usesHashElsewhere(rows, in: file) { return Match(Self.selection, at: path.range, change) }
    let element = file.model.elementType(of: rows)?.known
    let isSynthesized = element.map(file.model.hasSynthesizedHashingThroughout) ?? false
    return Match(isSynthesized ? Self.synthesized : Self.other, at: path.range, change)
  }

  private func usesHashElsewhere(_ rows: Rows, in file: FileContext) -> Bool {
    if case .identity? = file.model.tag(of: rows) { return true }
    guard let type = file.index.enclosingType(of: rows.call.node) else { return true }
    return ["tag", "scrollTo", "scrollPosition", "selection"].contains { name in
      file.index.uses(of: name, inside: [type]).contains { use in
        FunctionCallExprSyntax(use.expression.parent)?.node.text.contains("hashValue") ?? true
      }
    }
  }

  // MARK: - var id: Int { hashValue }

  private func matchMember(_ node: Node, in file: FileContext) -> Match<Change>? {
    guard let member = file.index.declaration(at: node), member.name == "id", !member.isStatic,
      !member.isStored,
      let value = member.onlyValue, value.text == "hashValue" || value.text == "self.hashValue",
      let written = member.typeAnnotation, let type = file.index.type(of: member.id),
      file.index.foreignSupertypes(of: type).contains("Identifiable")
    else { return nil }
    let rule = refusal(of: member, in: type, file) ?? Self.member
    let range = written.range.lowerBound..<node.range.upperBound
    return Match(rule, at: node.range, Change(range: range, text: "Self { self }"))
  }

  private func refusal(of member: Declaration, in type: TypeID, _ file: FileContext) -> Rule? {
    let info = file.index[type]
    if info.kind != .struct && info.kind != .enum { return Self.object }
    if file.index.access(of: info.primary) >= .public { return Self.published }
    let isPlain = info.kind == .enum && file.model.hasSynthesizedHashing(type)
    if !isPlain, !file.index.foreignSupertypes(of: type).contains("Hashable") { return Self.hashing }
    let references = file.index.references(to: member.id)
    return references.certain.isEmpty && references.possible.isEmpty ? nil : Self.used
  }
}
