import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Finds rows identified by their whole value.
///
/// ## What it does
///
/// Finds `id: \.self` in `ForEach` and `List` where the elements have an `id` of their own, are edited in
/// place, or are often equal. Where they have an `id`, the fix removes the argument.
///
/// ## Why
///
/// With `\.self`, an element that changes becomes a new row: the old row is removed with its focus and state.
/// A text field loses the keyboard at each letter. Two equal elements have one identity; SwiftUI's behavior
/// is then undefined.
///
/// ## Example
///
/// ```swift
/// ForEach($tags, id: \.self) { $tag in TextField("Title", text: $tag.title) }
/// ```
///
/// becomes
///
/// ```swift
/// ForEach($tags) { $tag in TextField("Title", text: $tag.title) }
/// ```
///
/// ## Fix safety
///
/// Never safe: an element that changes keeps its row, and two elements with one `id` are undefined.
///
/// ## Not changed when
///
/// - the collection is constant: a range, `allCases`, an array of literals
/// - the elements are texts, numbers, enums or objects, and aren't edited in place
/// - the rows are in a view with a selection, such as a `Picker`, and have no tag: their `id` is the tag
/// - a tag or scroll position is the value itself, or the `id` is new each time
struct ForEachSelfID: Codemod {
  static let removed = Rule(
    "FS201", .unsafe, "An element that changes keeps its row; two elements with one 'id' are undefined.",
    remedy: "Check that 'id' is unique and stays the same for the same element. Then allow FS201.")
  static let edited = Rule(
    "FS401", .warning, "An edit creates a new row, and a text field loses the keyboard.",
    remedy: "Give the element type a stored 'id', conform to 'Identifiable' and remove 'id: \\.self'.")
  static let equal = Rule(
    "FS402", .warning, "Equal elements have one identity.",
    remedy: "Give each element its own identity, such as a stored 'id'.")
  static let plain = Rule(
    "FS501", .unsafe, isQuiet: true,
    "Elements are identified by their 'id', no longer by their whole value.",
    remedy: "Check that 'id' is unique and stays the same for the same element. Then allow FS501.")
  static let selection = Rule(
    "FS301", .refusal, "A selection, a tag or a scroll position is the value itself.",
    remedy: "Change the selection, tag or scroll position to the 'id' as well, then remove 'id: "
      + "\\.self'.")

  static let metadata = CodemodMetadata(
    id: "foreach-self-id", summary: "Finds rows identified by their whole value.", category: .identity,
    words: ["\\.self"], targets: [.calls(["ForEach", "List"])],
    rules: [removed, edited, equal, plain, selection],
    topic: Topic(introduced: [], words: ["identity", "id"]))

  /// The argument, and the data that it identifies.
  struct Identity: Sendable {
    let argument: Range<Int>
    let data: String
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Identity>] {
    guard let rows = file.model.rows(of: node), rows.form == .elements, let path = rows.identity,
      path.text == "\\.self", let argument = path.parent, file.model.isLookedAt(node),
      !file.model.isConstantCollection(rows.collection), let rule = rule(for: rows, in: file)
    else { return [] }
    // Including the comma before it.
    let start = argument.firstToken.previous.map {
      $0.kind == .comma ? $0.range.lowerBound : $0.range.upperBound
    }
    let identity = Identity(
      argument: (start ?? argument.range.lowerBound)..<path.range.upperBound, data: rows.data.shortText)
    return [Match(rule, at: argument.range, identity)]
  }

  func message(for match: Match<Identity>, in file: FileContext) -> String {
    let data = "'\(match.state.data)'"
    return switch match.rule {
    case Self.edited:
      "each edit in \(data) creates a new row, with new focus and state; give the elements a stable 'id'"
    case Self.equal:
      "equal elements of \(data) have one identity in SwiftUI; use 'enumerated()' with 'id: \\.offset' here"
    case Self.selection:
      "an element of \(data) that changes becomes a new row; a selection or tag is the whole value: change "
        + "both to the 'id'"
    default:
      "an element of \(data) that changes becomes a new row with new state; identify it by its 'id'"
    }
  }

  func fix(_ match: Match<Identity>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    try EditGroup([.deleting(match.state.argument)], in: file.number)
  }

  private func rule(for rows: Rows, in file: FileContext) -> Rule? {
    let tag = file.model.tag(of: rows)
    // It has to be the value, whatever identifies the rows.
    if tag == .element { return nil }
    if file.model.oftenHoldsEqualElements(rows.collection) { return tag == nil ? Self.equal : nil }
    guard let element = file.model.elementType(of: rows) else { return nil }
    guard let type = element.known, file.index[type].kind == .struct,
      case .own(let id) = file.model.identity(of: element)
    else { return rows.isBinding && isEditedInPlace(element, in: file) ? Self.edited : nil }
    if tag == .identity || usesValueElsewhere(rows) { return Self.selection }
    let stored = file.index.members(of: type).filter { $0.isStored && !$0.isStatic && $0.id != id }
    let changes = rows.isBinding || stored.contains { !$0.traits.contains(.let) }
    return changes ? Self.removed : Self.plain
  }

  /// Whether an element is a value, which a binding changes as a whole.
  private func isEditedInPlace(_ element: TypeResolution, in file: FileContext) -> Bool {
    guard let type = element.known else { return element.foreign != nil }
    return file.index[type].kind == .struct
  }

  private func usesValueElsewhere(_ rows: Rows) -> Bool {
    guard let content = rows.content?.node else { return true }
    let names = Set(rows.parameters)
    return content.subtree.contains { node in
      guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }),
        ["tag", "scrollTo", "id"].contains(call.name)
      else { return false }
      return call.call.argumentValues.contains { names.contains($0.text) }
    }
  }
}
