import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Rows that are identified by their position, and the change that identifies them by their element instead.
struct PositionedRows: Sendable {
  /// The change of the rows.
  enum Change: Sendable {
    /// Other data, and another parameter of the closure, with the name of the element.
    case elements(data: String, parameter: String, name: String)
    /// Another key path.
    case identity(String)
  }

  /// Why they can't be changed.
  enum Obstacle: Error {
    case noIdentity, freshIdentity, ownIdentity, positionElsewhere, inAction, positionAsIdentity, expression,
      shorthand

    /// What to do.
    var advice: String {
      switch self {
      case .noIdentity: "give the elements a stable 'id', and identify rows by it"
      case .freshIdentity: "make the 'id' of the elements a stored property, and identify rows by it"
      case .ownIdentity: "identify rows by the 'id' of the elements"
      case .positionElsewhere: "use 'enumerated()' with 'id: \\.element.id'"
      case .inAction: "identify rows by the 'id' of the elements, and let actions find an element by it"
      case .positionAsIdentity:
        "identify them by the 'id' of the elements, in tags, selections and scroll positions, too"
      case .expression: "keep the elements in a property, and identify rows by their 'id'"
      case .shorthand: "name the parameter, and identify rows by the 'id' of the elements"
      }
    }
  }

  let rows: Rows
  let uses: PositionUses
  let change: Result<Change, Obstacle>
  private let tag: RowTag?

  /// Nil if it is unknown how the rows use the position.
  init?(_ rows: Rows, in model: SwiftUIModel) {
    guard let uses = model.positionUses(of: rows) else { return nil }
    self.rows = rows
    self.uses = uses
    tag = model.tag(of: rows)
    do throws(Obstacle) {
      change = .success(try Self.change(of: rows, uses, model))
    } catch {
      change = .failure(error)
    }
  }

  /// Whether a picker or a paged view chooses from the rows: their tags are the positions.
  var isPicked: Bool {
    (!uses.identities.isEmpty || tag == .identity)
      && rows.call.node.ancestors.contains { node in
        ["Picker", "TabView"].contains(FunctionCallExprSyntax(node)?.calledName ?? "")
      }
  }

  private static func change(
    of rows: Rows, _ uses: PositionUses, _ model: SwiftUIModel
  ) throws(Obstacle) -> Change {
    let id = try id(of: rows, model)
    guard uses.identities.isEmpty, !tellsByPosition(rows, model) else { throw .positionAsIdentity }
    let isPlain =
      isPath(rows.collection) && rows.data.contains(rows.collection) && model.isArray(rows.collection)
      && rows.call.arguments.allSatisfy { [nil, "data", "id", "content", "rowContent"].contains($0.label) }
    if rows.form == .pairs, !isPlain || !uses.areOfElement {
      // The pairs of `zip` have no names.
      return .identity((rows.identity?.text == "\\.0" ? "\\.1." : "\\.element.") + id)
    }
    guard uses.inActions.isEmpty else { throw .inAction }
    guard uses.others.isEmpty else { throw .positionElsewhere }
    guard isPlain else { throw .expression }
    return try elements(of: rows, uses, model)
  }

  /// The name of the member that identifies elements.
  private static func id(of rows: Rows, _ model: SwiftUIModel) throws(Obstacle) -> String {
    guard let element = model.elementType(of: rows.collection) else { throw .noIdentity }
    switch model.identity(of: element) {
    case .own: return "id"
    case .fresh(let id, _) where model.index[id].isStored && model.collectionProperty(rows.collection) != nil:
      return "id"
    case .fresh(let id, _): throw model.index[id].isStored ? .ownIdentity : .freshIdentity
    default: throw .noIdentity
    }
  }

  /// Whether the list, or the surrounding view, selects or scrolls to a possible position.
  private static func tellsByPosition(_ rows: Rows, _ model: SwiftUIModel) -> Bool {
    if case .identity? = model.tag(of: rows) { return true }
    guard let view = model.index.enclosingType(of: rows.call.node) else { return true }
    return ["scrollTo", "scrollPosition"].contains { name in
      model.index.uses(of: name, inside: [view]).contains { $0.role != .declaration }
    }
  }

  private static func isPath(_ collection: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(collection) else {
      return collection.kind == .declReferenceExpr
    }
    return access.base.map { isPath($0) } ?? false
  }

  private static func elements(
    of rows: Rows, _ uses: PositionUses, _ model: SwiftUIModel
  ) throws(Obstacle) -> Change {
    let collection = rows.collection
    let isValue = model.elementType(of: collection)?.known.map { model.index[$0].kind != .class } ?? true
    let isBinding = uses.elements.contains { $0.isBinding || $0.isChanged && isValue }
    if isBinding {
      let wrapped = model.collectionProperty(collection)?.attributes.map(\.name) ?? []
      guard
        uses.elements.contains(where: \.isBinding) || !Set(wrapped).isDisjoint(with: ["Binding", "State"])
      else { throw .inAction }
    }
    guard rows.content?.signature?.parameterClause != nil else {
      let isNested = rows.content?.statements?.subtree.contains { $0.kind == .closureExpr } ?? true
      guard !isNested, !isBinding else { throw .shorthand }
      return .elements(data: collection.text, parameter: "$0", name: "$0")
    }
    let name = try name(of: rows, model)
    guard isBinding else { return .elements(data: collection.text, parameter: name, name: name) }
    let path = collection.text.hasPrefix("self.") ? String(collection.text.dropFirst(5)) : collection.text
    return .elements(data: "$" + path, parameter: "$" + name, name: name)
  }

  /// The name of an element in its row: the second name of a pair, or the collection's in the singular.
  private static func name(of rows: Rows, _ model: SwiftUIModel) throws(Obstacle) -> String {
    if rows.form == .pairs { return rows.parameters.last ?? "_" }
    guard let content = rows.content?.node else { throw .positionElsewhere }
    let last = rows.collection.text.split(separator: ".").last.map(String.init) ?? ""
    let free = [Nouns.singular(of: last), "item"].compactMap(\.self).first { name in
      model.index.uses(of: name, in: content).allSatisfy { $0.role == .label || $0.role.isMember }
    }
    guard let free else { throw .positionElsewhere }
    return free
  }
}

extension Use.Role {
  fileprivate var isMember: Bool {
    switch self {
    case .member, .keyPath, .typeMember: true
    default: false
    }
  }
}

/// English nouns in names.
private enum Nouns {
  /// The singular of a plural: `trail` for `trails`, `entry` for `entries`. Nil if it isn't a plural, or not
  /// a name.
  static func singular(of plural: String) -> String? {
    let word: String
    if plural.hasSuffix("ies"), plural.count > 4 {
      word = plural.dropLast(3) + "y"
    } else if ["sses", "xes", "ches", "shes"].contains(where: plural.hasSuffix) {
      word = String(plural.dropLast(2))
    } else if plural.hasSuffix("s"), !plural.hasSuffix("ss"), plural.count > 2 {
      word = String(plural.dropLast())
    } else {
      return nil
    }
    return keywords.contains(word) ? nil : word
  }

  private static let keywords: Set = [
    "case", "class", "default", "extension", "import", "operator", "return",
  ]
}
