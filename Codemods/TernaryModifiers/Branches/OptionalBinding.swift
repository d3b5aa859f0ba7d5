import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The condition `if let height`, where modifiers of the first branch take the value and would take the
/// optional as well: `nil` is what the second branch has.
struct OptionalBinding {
  /// The optional in the source: a name, or members of one.
  private let optional: String

  /// The uses of the value.
  private let uses: Set<Node>

  /// The uses that the optional replaces.
  private var replaced: Set<Node> = []

  /// Reads the condition of two branches; nil if it does more than bind one optional.
  init?(_ branches: Branches, _ index: ProjectIndex) {
    guard branches.all.count == 2,
      let element = ConditionElementSyntax(branches.conditions[0].children.only)?.condition,
      let binding = OptionalBindingConditionSyntax(element), binding.bindingSpecifier?.kind == .let,
      binding.typeAnnotation == nil, let name = IdentifierPatternSyntax(binding.pattern)?.identifier?.name
    else { return nil }
    if let value = binding.initializer?.value {
      guard Self.isPath(value) else { return nil }
      optional = value.text
    } else {
      optional = name
    }
    uses = Set(
      index.uses(of: name, in: branches.all[0].expression).filter { $0.role == .reference }.map(\.node))
  }

  /// `size`, `self.size`, `model.layout?.size` on one line.
  private static func isPath(_ value: Node) -> Bool {
    guard !value.text.utf8.contains(where: \.isLineEnd) else { return false }
    return value.subtree.allSatisfy { part in
      switch part.kind {
      case .declReferenceExpr, .optionalChainingExpr: true
      case .memberAccessExpr: MemberAccessExprSyntax(unchecked: part).base != nil
      default: false
      }
    }
  }

  /// Whether the optional replaces every use of the value.
  var isReplaced: Bool { replaced == uses }

  // MARK: - Modifiers

  /// A modifier of the first branch with the optional in place of the value.
  mutating func pieces(of modifier: MemberCall, _ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    guard modifier.ownFunctions(notes.index).isEmpty, !modifier.hasTrailingClosure,
      !modifier.arguments.isEmpty
    else { throw .binds }
    var replacements: [(range: Range<Int>, pieces: [MergedPiece])] = []
    for argument in modifier.arguments {
      guard let expression = argument.expression else { throw .binds }
      if modifier.name == "frame", argument.label?.name == "alignment" {
        guard PlainValue(index: notes.index).obstacle(in: expression) == nil else { throw .binds }
        continue
      }
      guard let text = text(for: expression, notes.index),
        Self.takesNil(modifier, argument, Self.type(of: expression, notes.index))
      else { throw .binds }
      replacements.append((expression.range, [.text(text)]))
    }
    guard !replacements.isEmpty else { throw .binds }
    if modifier.name == "keyboardShortcut" {
      try notes.require(
        Gate([.iOS: Version(15, 4), .tvOS: Version(15, 4), .macOS: Version(12, 3)]),
        for: "keyboardShortcut(_:)")
    }
    if modifier.name != "frame" { notes.note(.clears(modifier.name)) }
    let start = modifier.access.period?.range.lowerBound ?? modifier.call.node.range.lowerBound
    return .source(start..<modifier.call.node.range.upperBound, branch: 0, replacing: replacements)
  }

  /// The text of an argument that is the value or a member of it: `size?.width`.
  private mutating func text(for expression: Node, _ index: ProjectIndex) -> String? {
    if uses.contains(expression) {
      replaced.insert(expression)
      return optional
    }
    guard let access = MemberAccessExprSyntax(expression), let base = access.base, uses.contains(base),
      let member = access.declName?.node.text
    else { return nil }
    replaced.insert(base)
    return "\(optional)?.\(member)"
  }

  // MARK: - Types

  /// The types of the parameters that are optional: the modifiers without a value are those with `nil`.
  private static let types: [String: Set<String>] = [
    "frame": ["CGFloat"], "lineLimit": ["Int"], "font": ["Font"], "fontWeight": ["Font.Weight", "Weight"],
    "foregroundColor": ["Color"], "tint": ["Color"], "listItemTint": ["Color"],
    "symbolRenderingMode": ["SymbolRenderingMode"], "textCase": ["Text.Case", "Case"],
    "listRowInsets": ["EdgeInsets"], "preferredColorScheme": ["ColorScheme"],
    "keyboardShortcut": ["KeyboardShortcut"],
  ]

  private static func takesNil(
    _ modifier: MemberCall, _ argument: LabeledExprSyntax, _ type: String?
  ) -> Bool {
    guard let types = types[modifier.name], let type, types.contains(type) else { return false }
    return modifier.name == "frame" || argument.label == nil && modifier.arguments.count == 1
  }

  /// The name of the external type of a value.
  private static func type(of expression: Node, _ index: ProjectIndex) -> String? {
    if case .instance(.foreign(let name), optionalDepth: 0) = index.typeOfExpression(expression) {
      return name
    }
    guard let access = MemberAccessExprSyntax(expression), let base = access.base,
      case .instance(.foreign(let name), optionalDepth: 0) = index.typeOfExpression(base),
      let member = access.declName?.baseName?.name
    else { return nil }
    return sizes[name]?.contains(member) == true ? "CGFloat" : nil
  }

  private static let sizes: [String: Set<String>] = [
    "CGSize": ["width", "height"], "CGRect": ["width", "height"], "CGPoint": ["x", "y"],
  ]
}
