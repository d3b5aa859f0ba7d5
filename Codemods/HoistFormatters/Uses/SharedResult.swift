import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The callers of a property or function that creates a formatter.
struct SharedResult {
  private let value: Node
  private let formatter: FormatterClass
  private let file: FileContext

  private var index: ProjectIndex { file.index }

  init(of value: Node, _ formatter: FormatterClass, in file: FileContext) {
    self.value = value
    self.formatter = formatter
    self.file = file
  }

  /// Why callers may not share one instance; nil if all of them are known, and none does more than read it.
  var obstacle: String? {
    guard let declaration = enclosing else { return "by a closure or a local function" }
    let name = "'\(declaration.name ?? "subscript")'"
    if let reach = reach(of: declaration) { return "\(name) \(reach)" }
    let references = references(to: declaration)
    guard references.possible.isEmpty else { return "the users of \(name) are unknown" }
    guard !references.certain.isEmpty else { return "nothing is seen to use \(name)" }
    guard let use = references.certain.first(where: { !isRead($0, declaration) }) else { return nil }
    return "\(name) is more than read\(place(of: use).map { ", " + $0 } ?? "")"
  }

  private func place(of use: Use) -> String? {
    index.file(of: use.node).map { id in
      file.project.files[id.number].shortPlace(of: use.token.range.lowerBound)
    }
  }

  /// The declaration whose value the formatter is; nil inside a closure or local function.
  var enclosing: Declaration? {
    for scope in value.ancestors {
      if scope.kind == .closureExpr { return nil }
      guard let declaration = index.declaration(at: scope) else { continue }
      return declaration.traits.contains(.local) ? nil : declaration
    }
    return nil
  }

  /// The uses of a declaration, and those of the requirements that it fulfills: `Self.formatter` in an
  /// extension of the protocol.
  private func references(to declaration: Declaration) -> References {
    let requirements = index.requirements(for: declaration.id)
    guard !requirements.isEmpty else { return index.references(to: declaration.id) }
    var all = index.references(to: declaration.id)
    let through = requirements.map { index.references(to: $0) }
    let known = Set(through.flatMap(\.certain).map(\.node))
    all.certain += through.flatMap(\.certain).filter { use in !all.certain.contains { $0.node == use.node } }
    let certain = Set(all.certain.map(\.node)).union(known)
    all.possible = (all.possible + through.flatMap(\.possible)).filter { use in
      !certain.contains(use.node) && mayBeOfType(use)
    }
    return all
  }

  /// Whether the expression before a static member may be a type: it begins like the name of one, or is called
  /// so.
  private func mayBeOfType(_ use: Use) -> Bool {
    guard case .member(let base?) = use.role, base.text.first?.isLowercase == true else { return true }
    let name = MemberAccessExprSyntax(base)?.declName?.baseName?.name ?? base.text
    return name.lowercased().hasSuffix("type") || name == "self" || base.text.hasPrefix("type(of:")
  }

  /// Whether code outside of the project may use a requirement, or may find something else there.
  private func isForOthers(_ requirement: DeclarationID) -> Bool {
    guard let parent = index[requirement].parent else { return true }
    return index[parent].traits.contains(.public) || !index[requirement].isStatic
      || index[requirement].attributeList != nil || index[parent].attributeList != nil
  }

  /// How other code may access it: from outside of the project, through a protocol or through a subclass.
  private func reach(of declaration: Declaration) -> String? {
    if !declaration.traits.isDisjoint(with: [.open, .public]) { return "is public" }
    if !declaration.traits.isDisjoint(with: [.override, .dynamic]) || declaration.attributeList != nil {
      return "may be called in other ways than by its name"
    }
    if !declaration.parameters.isEmpty { return "takes parameters" }
    if declaration.hasSetter { return "can be set" }
    let requirements = index.requirements(for: declaration.id)
    if requirements.contains(where: isForOthers) { return "is a protocol requirement" }
    let isUnique =
      index.overrides(of: declaration.id).isEmpty
      && index.overloads(of: declaration.id).allSatisfy(requirements.contains)
    return isUnique ? nil : "has overrides or overloads"
  }

  private func isRead(_ use: Use, _ declaration: Declaration) -> Bool {
    var expression = use.expression
    if declaration.kind == .function {
      guard let call = FunctionCallExprSyntax(expression.parent), call.calledExpression == expression else {
        return false
      }
      expression = call.node
    }
    switch FormatterUse(of: expression, as: formatter, index) {
    case .reads: return true
    case .initializes(let binding):
      guard let variable = FormatterVariable(binding),
        let group = try? FormatterGroup(variable, formatter, index)
      else {
        return false
      }
      return group.settings.isEmpty && group.returns.isEmpty && group.feeds.isEmpty
    default: return false
    }
  }
}
