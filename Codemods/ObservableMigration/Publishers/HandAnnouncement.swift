import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// `objectWillChange.send()` for a change that no property of the class notifies of, such as a change of an
/// object in it or of a user default: it becomes `withMutation(keyPath: \.x) {}` for the properties through
/// which views access that.
struct HandAnnouncement: Sendable {
  /// The name in the call: `objectWillChange`.
  let use: Use

  /// The properties that it announces.
  let properties: [DeclarationID]

  /// The getters of computed ones, which register who reads them: `access(keyPath: \.x)`.
  private(set) var getters: [(body: MemberBody, name: String)] = []

  /// Those that the code around the call doesn't set itself.
  private let told: [String]

  /// - Parameter changed: What the code around the call sets.
  /// - Returns: nil if no property, or too many, could notify views.
  init?(_ use: Use, in type: TypeID, setting changed: Set<DeclarationID>, of family: Family) {
    let index = family.index
    guard let body = Self.member(around: use.node), index.enclosingType(of: body) == type,
      !index.superclasses(of: type).contains(where: family.contains), index.subtypes(of: type).isEmpty
    else { return nil }
    let trackable = index.ownStorage(of: type).filter {
      Self.isTrackable($0, index)
        && ($0.id.file == use.file || $0.traits.isDisjoint(with: [.private, .fileprivate]))
    }
    let published = trackable.filter { $0.attribute("Published") != nil }
    let named = trackable.filter { property in
      changed.contains(property.id)
        || property.name.map { index.uses(of: $0, in: body).contains { family.isOwn($0, property) } } == true
    }
    if let computed = Self.computedProperties(changedIn: body, of: type, index), named.isEmpty {
      guard let announcement = HandAnnouncement(use, ofComputed: computed, index) else { return nil }
      self = announcement
      return
    }
    let isPublished = named.contains { $0.attribute("Published") != nil }
    let all = named.isEmpty ? published : isPublished ? named : named + published
    let told = all.filter { !changed.contains($0.id) }.compactMap(\.name)
    guard !all.isEmpty, told.count <= Self.limit else { return nil }
    self.use = use
    properties = all.map(\.id)
    self.told = told
  }

  /// The same for what only computed properties give.
  private init?(_ use: Use, ofComputed properties: [Declaration], _ index: ProjectIndex) {
    let getters = properties.compactMap { property in
      Self.getter(of: property, index).flatMap { body in property.name.map { (body: body, name: $0) } }
    }
    guard !getters.isEmpty, getters.count == properties.count, getters.count <= Self.limit else { return nil }
    self.use = use
    self.properties = properties.map(\.id)
    self.getters = getters
    told = getters.map(\.name)
  }

  /// The same for code outside the class, which can only name what is not private.
  init?(from use: Use, to type: TypeID, of family: Family) {
    let index = family.index
    guard use.sendCallOfOthers != nil, index[type].kind == .class,
      !index.superclasses(of: type).contains(where: family.contains), index.subtypes(of: type).isEmpty
    else { return nil }
    let published = index.ownStorage(of: type).filter {
      $0.attribute("Published") != nil && Self.isTrackable($0, index)
        && $0.traits.isDisjoint(with: [.private, .fileprivate])
    }
    // Of many properties, those that the view around the call reads.
    let view = index.enclosingType(of: use.node)
    let told =
      published.count <= Self.limit
      ? published
      : published.filter { property in
        let reads = property.name.map { family.uses.viewReads($0, of: [type]) } ?? []
        return reads.contains { $0.view == view }
      }
    guard !told.isEmpty, told.count <= Self.limit else { return nil }
    self.use = use
    properties = told.map(\.id)
    self.told = told.compactMap(\.name)
  }

  /// The edit of the call; nil if nothing is left to announce, and the statement is removed.
  func edit(in project: ProjectContext) -> TextEdit? {
    guard let call = use.sendCall ?? use.sendCallOfOthers, !told.isEmpty else { return nil }
    let start = use.token.range.lowerBound
    let object = call.tree.source.string(in: call.range.lowerBound..<start)
    let lines = told.map { "\(object)withMutation(keyPath: \\.\(IdentifierText.written($0))) {}" }
    let isOwnLine = call.firstToken.startsLine
    let snippet = isOwnLine ? Snippet(lines: lines.map { "\($0)" }) : "\(lines.joined(separator: "; "))"
    let text = project.render(snippet, at: call)
    return TextEdit(call.range, with: text)
  }

  /// The function, initializer or accessor around a node.
  private static func member(around node: Node) -> Node? {
    node.ancestors.first { [.functionDecl, .initializerDecl, .accessorDecl, .memberBlock].contains($0.kind) }
      .flatMap { $0.kind == .memberBlock ? nil : $0 }
  }

  /// The computed properties that announce a change by hand: that of the setter, or, in a class without
  /// tracked properties, all that other code can read.
  private static func computedProperties(changedIn body: Node, of type: TypeID, _ index: ProjectIndex)
    -> [Declaration]?
  {
    if body.kind == .accessorDecl { return index.enclosingDeclaration(of: body).map { [$0] } ?? [] }
    guard !index.ownStorage(of: type).contains(where: { isTrackable($0, index) }) else { return nil }
    return index.members(of: type).filter {
      $0.kind == .variable && !$0.isStored && !$0.isStatic
        && $0.traits.isDisjoint(with: [.private, .fileprivate])
    }
  }

  /// The getter of a computed property, if a statement can be added to it.
  private static func getter(of property: Declaration, _ index: ProjectIndex) -> MemberBody? {
    guard property.kind == .variable, !property.isStored, !property.isStatic,
      property.traits.isDisjoint(with: [.override, .conditional]),
      !property.accessorDeclarations.contains(where: { $0.effectSpecifiers != nil })
    else { return nil }
    return property.getterStatements?.children.first.flatMap { MemberBody(around: $0, index) }
  }

  /// More properties than that are not what one change is about.
  private static let limit = 4

  private static func isTrackable(_ property: Declaration, _ index: ProjectIndex) -> Bool {
    guard !property.traits.contains(.let), property.attribute("ObservationIgnored") == nil,
      property.traits.isDisjoint(with: [.override, .conditional, .destructured])
    else { return false }
    if property.attribute("Published") != nil { return true }
    let type = property.typeAnnotation?.text ?? property.initialValue?.text ?? ""
    return Tracking.canBeTracked(property, index) && !property.attributes.contains(where: index.mayPublish)
      && !type.contains("Task") && !type.contains("Cancellable")
  }
}

extension Use {
  /// The call `model.objectWillChange.send()` of another object, as a statement.
  var sendCallOfOthers: Node? {
    guard case .member(let base?) = role, base.text != "self", base.text != "self?",
      let access = MemberAccessExprSyntax(expression.parent), access.base == expression,
      access.declName?.baseName?.name == "send", let call = FunctionCallExprSyntax(access.node.parent),
      call.arguments?.children.first == nil, call.trailingClosure == nil
    else { return nil }
    let outermost = call.node.parent?.kind == .optionalChainingExpr ? call.node.parent : call.node
    return outermost?.parent?.kind == .codeBlockItem ? call.node : nil
  }
}

extension ProjectIndex {
  /// The properties that a type itself stores in its values.
  func ownStorage(of type: TypeID) -> [Declaration] {
    members(of: type).filter { isInstanceStorage($0) && self.type(of: $0.id) == type }
  }
}
