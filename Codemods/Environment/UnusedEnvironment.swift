import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Removes environment properties that nothing uses.
///
/// ## What it does
///
/// Finds private `@Environment` and `@EnvironmentObject` properties of views, modifiers, styles and scenes
/// that no code uses, and removes them.
///
/// ## Why
///
/// A view with such a property depends on the environment: whenever any of its values changes, SwiftUI checks
/// this one, and evaluates the view if it has changed. With an `@EnvironmentObject` the view is evaluated
/// each time the object changes (WWDC25, *Optimize SwiftUI performance with Instruments*).
///
/// ## Example
///
/// ```swift
/// struct TrailRow: View {
///     @Environment(\.dismiss) private var dismiss
///     let trail: Trail
///
///     var body: some View { Text(trail.name) }
/// }
/// ```
///
/// becomes
///
/// ```swift
/// struct TrailRow: View {
///     let trail: Trail
///
///     var body: some View { Text(trail.name) }
/// }
/// ```
///
/// ## Fix safety
///
/// Safe for actions such as `dismiss` and `openURL`, for objects of `@Observable` classes, where a view
/// depends only on the properties that it reads, and for any key if SwiftUI tracks everything that the view
/// shows. In other views the property may be there to have them evaluated, as `sizeCategory` is where fonts
/// are scaled by UIKit (UE201). Nor is it safe where no other code reads the key, and the initializer of its
/// default value may do something (UE203), nor where code that is commented out uses the property, as it may
/// be needed again (UE204).
///
/// ## Not changed when
///
/// - the property isn't private, or is in `#if`
/// - the file may use its name, also in code of other builds
/// - a comment says that it is there to refresh or update the view, or keeps a linter from reporting it
/// - a macro is attached to the type, or code reflects the type
struct UnusedEnvironment: Codemod {
  static let inert = Rule(
    "UE100", .safe,
    "Nothing uses the property, and the view shows nothing that changes with its value.",
    remedy: "Nothing to check. Run swiftfix.")
  static let value = Rule(
    "UE201", .unsafe, "Nothing uses the property. The body no longer runs when the value changes.",
    remedy: "Check whether the view relied on being evaluated with the value, as for a localized text "
      + "or a date. If not, allow UE201.")
  static let object = Rule(
    "UE202", .unsafe,
    "Nothing uses the property. The body no longer runs when the object changes.",
    remedy: "Check whether the view shows something that changes with the object in another way. If "
      + "not, allow UE202.")

  static let starting = Rule(
    "UE203", .unsafe,
    "Nothing uses the property, but to read it may be what first makes the default of its key.",
    remedy:
      "Check what the initializer of the key's default value does. If nothing relies on it, allow UE203.")

  static let mentioned = Rule(
    "UE204", .unsafe, "Nothing uses the property, but code that is commented out does.",
    remedy: "Check whether the code in the comment will be used again. If not, remove it, or allow UE204.")

  static let metadata = CodemodMetadata(
    id: "unused-environment", summary: "Removes environment properties that nothing uses.",
    category: .environment, targets: [.attributes(["Environment", "EnvironmentObject"])],
    rules: [inert, value, object, starting, mentioned])

  func match(_ attribute: Node, in file: FileContext) -> [Match<Declaration>] {
    guard let variable = attribute.enclosing({ $0 == .variableDecl }),
      let property = file.index.declaration(at: variable), property.initialValue == nil,
      property.writtenAccess.map({ $0 <= .fileprivate }) == true, !property.isStatic,
      !property.isConditionalMember,
      let type = file.index.type(of: property.id), file.model.kind(of: type).isEvaluated,
      file.model.isLookedAt(variable), !file.model.mayUseMembersUnseen(type),
      file.index.requirements(for: property.id).isEmpty, file.model.firstUse(of: property) == nil
    else { return [] }
    let rule = rule(attribute, of: type, in: file)
    guard !isKept(property, rule, in: file) else { return [] }
    let isMentioned = rule.tier == .safe && isInCommentedCode(property, of: type, in: file)
    return [Match(isMentioned ? Self.mentioned : rule, at: variable.range, property)]
  }

  /// Whether code that is commented out in the type, as far as this file declares it, uses a property.
  private func isInCommentedCode(_ property: Declaration, of type: TypeID, in file: FileContext) -> Bool {
    guard let name = property.name else { return false }
    let parts = (file.index[type].declarations + file.index[type].extensions).map { file.index[$0].node }
    return parts.contains { part in
      part.tree === file.tree && CommentedCode(in: part).uses(name, beside: property.node)
    }
  }

  private func rule(_ attribute: Node, of type: TypeID, in file: FileContext) -> Rule {
    guard let view = Attribute(attribute), view.name == "Environment" else { return Self.object }
    let argument = LabeledExprSyntax(view.arguments?.children.first)?.expression
    let isObject = argument.map { $0.kind != .keyPathExpr } ?? false
    let key = argument?.text.split(separator: ".").last.map(String.init) ?? ""
    if !isObject, let argument, file.model.mayStartWork(environmentKey: key, readBy: argument) {
      return Self.starting
    }
    let isInert = isObject || EnvironmentKeys.isAction(key) || file.model.showsOnlyTrackedValues(type)
    return isInert ? Self.inert : Self.value
  }

  /// Whether a comment at the property says that it is intentional.
  private func isKept(_ property: Declaration, _ rule: Rule, in file: FileContext) -> Bool {
    let words = ["periphery:ignore", "unused_declaration"] + (rule.tier == .safe ? [] : Self.purposes)
    return file.lines.comments(at: property.node, in: file.tree).contains { comment in
      let text = comment.lowercased()
      return words.contains { text.contains($0) }
    }
  }

  private static let purposes = ["refresh", "update", "redraw", "trigger", "needed", "observe", "required"]

  func message(for match: Match<Declaration>, in file: FileContext) -> String {
    let name = match.state.name ?? ""
    if match.rule == Self.starting {
      return
        "nothing uses '\(name)'; but nothing else reads its key, whose default value may do something when it is "
        + "made"
    }
    if match.rule == Self.mentioned {
      return
        "nothing uses '\(name)' but code that is commented out; the view is still checked at each change of "
        + "the environment"
    }
    guard match.rule == Self.object else {
      return "nothing uses '\(name)'; the view is still checked at each change of the environment"
    }
    return "nothing uses '\(name)'; the view still runs each time the object changes"
  }

  func fix(_ match: Match<Declaration>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let range = file.lines.rangeWithComments(of: match.state.node, in: file.tree)
    let removal = file.lines.removal(
      of: range, afterRemovalFrom: startOfRemoval(above: match.state.node, in: file), in: file.tree.source)
    return try EditGroup([removal], in: file.number)
  }

  /// The start of the unused properties directly above one, which are removed together with it.
  private func startOfRemoval(above property: Node, in file: FileContext) -> Int? {
    guard let item = property.enclosing({ $0 == .memberBlockItem }), let members = item.parent else {
      return nil
    }
    let above = members.children.prefix { $0.id < item.id }.reversed().prefix { member in
      let attributes = VariableDeclSyntax(MemberBlockItemSyntax(member)?.decl)?.attributes?.children
      return attributes?.contains { attribute in
        Attribute(attribute)?.name.hasPrefix("Environment") == true
          && match(attribute, in: file).first?.rule.tier == .safe
      } ?? false
    }
    return above.last?.range.lowerBound
  }
}
