import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Finds an `id` that is a new value on each read.
///
/// ## What it does
///
/// Finds `var id: UUID { UUID() }` in `Identifiable` types, which becomes `let id = UUID()`, and reports
/// elements that create their own `id` and are created again for a `ForEach` or `List` at each evaluation.
///
/// ## Why
///
/// Each read of the `id` returns another value: SwiftUI removes all rows and inserts new ones, with
/// animations, and their state is lost. A stored `let id = UUID()` is right as long as the element is kept.
/// Elements that are created in the body are new each time as well.
///
/// ## Example
///
/// ```swift
/// struct Stop: Identifiable {
///     var id: UUID { UUID() }
///     let name: String
/// }
/// ```
///
/// becomes
///
/// ```swift
/// struct Stop: Identifiable {
///     let id = UUID()
///     let name: String
/// }
/// ```
///
/// ## Fix safety
///
/// Never safe: the `id` is set when the value is created, copies share it, and the synthesized `==`, hashing
/// and coding change.
///
/// ## Not changed when
///
/// - the type is `Codable`, or its `==` is synthesized
/// - the type is an enum, the `id` is in an extension, or the type is a managed object
///
/// Errors that the project only throws and catches aren't reported, nor fallbacks and work in the `id` of a type
/// by which no row or sheet is seen to be identified.
struct FreshIdentifiable: Codemod {
  static let stored = Rule(
    "FR201", .unsafe, "The 'id' is set when the value is created, and copies share it.",
    remedy: "Check that no two values need one identity, and that a copy is meant to keep it. Then "
      + "allow FR201.")
  static let computed = Rule(
    "FR401", .warning, "The 'id' is a new value on each read.",
    remedy: "Store the 'id' once, or return a field that identifies the value.")
  static let remade = Rule(
    "FR402", .warning, "Elements get a new 'id' at each evaluation of a view.",
    remedy: "Create the elements where they are loaded, not in 'body'.")
  static let codable = Rule(
    "FR301", .refusal, "The type is 'Codable', and a stored 'id' would not be decoded.",
    remedy: "Store the 'id' with 'let id: UUID', decode it, or derive it from fields that identify "
      + "the value.")
  static let equatable = Rule(
    "FR302", .refusal, "Equal values would no longer be equal.",
    remedy: "Leave 'id' out of '==' and 'hash(into:)', or derive it from fields that identify the "
      + "value.")

  static let worked = Rule(
    "FR501", .hint, "An identity is worked out each time it is read.",
    remedy: "Store the identity, or use a 'Hashable' value of the parts that it is made of.")

  static let fallback = Rule(
    "FR502", .hint, "An identity is a new value on each read, where another value is missing.",
    remedy: "Store the fallback in a 'let', or derive it from fields that identify the value.")

  static let metadata = CodemodMetadata(
    id: "fresh-identifiable", summary: "Finds an 'id' that is a new value on each read.",
    category: .identity,
    words: ["Identifiable", "ForEach", "List"],
    targets: [.nodes([.variableDecl]), .calls(["ForEach", "List", "Table", "OutlineGroup"])],
    rules: [stored, computed, remade, codable, equatable, worked, fallback],
    topic: Topic(introduced: [], words: ["id", "identity"]))

  /// The edits, and what makes the identity differ.
  struct Identity: Sendable {
    let edits: [TextEdit]
    let name: String
    let source: String
    /// Whether it identifies what a sheet shows, and no rows.
    var isPresented = false
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Identity>] {
    let found =
      node.kind == .variableDecl
      ? matchMember(node, in: file) ?? matchWork(node, in: file) : matchRows(node, in: file)
    guard let found, file.model.isLookedAt(node) else { return [] }
    return [found]
  }

  func message(for match: Match<Identity>, in file: FileContext) -> String {
    let (name, source) = (match.state.name, match.state.source)
    let isPresented = match.state.isPresented
    let loss = isPresented ? "its sheet is presented anew" : "the row loses its state"
    let losses = isPresented ? loss : "rows lose their state"
    return switch match.rule {
    case Self.worked:
      "'\(name)' is read for each row at each update, and makes '\(source)' each time: store it, or identify rows by the "
        + "parts that it is made of"
    case Self.fallback:
      "without a value before '??', '\(name).id' is new on each read, so \(loss); store the fallback "
        + "in a 'let', or derive it from other fields"
    case Self.remade:
      "each evaluation creates '\(name)' values with a new 'id' ('\(source)'), so all rows are replaced; "
        + "create them once, or derive the 'id' from their data"
    case Self.codable:
      "'id' is a new value on each read, so rows lose their state; store it, and add it to 'CodingKeys'"
    case Self.equatable:
      "'id' is a new value on each read, so rows lose their state; store it, and leave it out of '=='"
    case Self.computed:
      "'\(name).id' is '\(source)', a new value on each read, so \(losses); return a value that "
        + "identifies it, such as 'self' for an enum"
    default:
      "'\(name).id' is '\(source)', a new value on each read, so \(losses); store it in a 'let'"
    }
  }

  func fix(_ match: Match<Identity>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup(match.state.edits, in: file.number)
  }

  // MARK: - var id: UUID { UUID() }

  private func matchMember(_ node: Node, in file: FileContext) -> Match<Identity>? {
    guard let member = file.index.declaration(at: node), member.name == "id", !member.isStatic,
      !member.isStored,
      !member.hasSetter, let value = member.onlyValue, let source = file.model.freshPart(of: value),
      let type = file.index.type(of: member.id),
      file.index.foreignSupertypes(of: type).contains("Identifiable"),
      let specifier = VariableDeclSyntax(node)?.bindingSpecifier, let written = member.typeAnnotation
    else { return nil }
    let colon = written.parent.map {
      $0.kind == .typeAnnotation ? $0.range.lowerBound : written.range.lowerBound
    }
    let keepsType = FunctionCallExprSyntax(value)?.calledExpression?.text != written.text
    let start = keepsType ? written.range.upperBound : colon ?? written.range.lowerBound
    let edits = [
      TextEdit(specifier.range, with: "let"),
      TextEdit(start..<node.range.upperBound, with: " = \(value.text)"),
    ]
    let identity = Identity(
      edits: edits, name: file.index[type].name, source: source.shortText,
      isPresented: file.model.isIdentified(type) && !file.model.identifiesRows(type))
    let rule =
      source.isFallback
      ? Self.fallback : file.model.readsMembers(value) ? Self.computed : rule(for: member, of: type, in: file)
    if rule == Self.computed, file.model.isOnlyThrown(type) { return nil }
    if rule == Self.fallback, !file.model.isIdentified(type), !file.model.isInRowsByPosition(type) {
      return nil
    }
    return Match(rule, at: node.range, identity)
  }

  private func rule(for member: Declaration, of type: TypeID, in file: FileContext) -> Rule {
    let info = file.index[type]
    let supertypes = file.index.foreignSupertypes(of: type)
    let isOfPrimary = member.parent == info.primary && (info.kind == .struct || info.kind == .class)
    guard isOfPrimary, !supertypes.contains("NSManagedObject"),
      file.index[info.primary].attribute("Model") == nil
    else { return Self.computed }
    if !supertypes.isDisjoint(with: ["Codable", "Decodable", "Encodable"]) { return Self.codable }
    let isCompared = !supertypes.isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
    return isCompared && !file.model.declaresEquality(type) ? Self.equatable : Self.stored
  }

  // MARK: - var id: String { date.formatted() + name }

  private func matchWork(_ node: Node, in file: FileContext) -> Match<Identity>? {
    guard file.wantsHints, let member = file.index.declaration(at: node), let name = member.name,
      !member.isStatic, !member.isStored, let code = member.getterStatements,
      file.model.identifiesElements(member), let work = file.model.textWork(in: code),
      // An `id` that only forwards to another one has nothing to store.
      !(member.onlyValue == work && MemberAccessExprSyntax(work)?.declName?.baseName?.name == "id")
    else { return nil }
    return Match(
      Self.worked, at: member.nameToken?.range ?? node.range,
      Identity(edits: [], name: name, source: work.shortText))
  }

  // MARK: - Elements created in body code

  private func matchRows(_ node: Node, in file: FileContext) -> Match<Identity>? {
    guard let rows = file.model.rows(of: node), rows.identity == nil, rows.form == .elements,
      let element = file.model.elementType(of: rows), let type = element.known,
      case .fresh(_, let source) = file.model.identity(of: element),
      !file.model.isConstantCollection(rows.collection), file.model.evaluation(of: node) != nil,
      file.model.isMadeAnew(rows.data, of: type)
    else { return nil }
    let identity = Identity(edits: [], name: file.index[type].name, source: source.shortText)
    return Match(Self.remade, at: rows.data.range, identity)
  }
}
