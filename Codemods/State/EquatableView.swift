import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports views whose `==` leaves out what they show.
///
/// ## What it does
///
/// Finds views whose `==` compares some of the stored properties and leaves out others that could be
/// compared.
///
/// ## Why
///
/// SwiftUI doesn't evaluate an `Equatable` view if `==` returns true. If a property that is left out changes,
/// the view keeps showing the old value.
///
/// ## Example
///
/// ```swift
/// struct Row: View, Equatable {
///     let item: Item
///     let isSelected: Bool
///
///     static func == (left: Row, right: Row) -> Bool { left.item == right.item }
/// }
/// ```
///
/// should be
///
/// ```swift
/// struct Row: View, Equatable {
///     let item: Item
///     let isSelected: Bool
///
///     static func == (left: Row, right: Row) -> Bool {
///         left.item == right.item && left.isSelected == right.isSelected
///     }
/// }
/// ```
///
/// ## Fix safety
///
/// There is no fix: the omission may be intended.
///
/// ## Not changed when
///
/// - the property is a closure, a generic view, or of a type that isn't known to be `Equatable`
/// - it has a wrapper, and so dependencies of its own, or is a constant with a default
/// - nothing but `==` and initializers reads it, except to pass it to a view that doesn't
/// - an initializer makes it of what `==` compares
/// - each call passes a constant for it, or leaves the default, or no code makes the view
/// - a comment on it, on `==` or on the view says why it isn't compared
/// - `==` compares what the property is a part of: a computed property that reads it
struct EquatableView: Codemod {
  static let omission = Rule(
    "EQ501", .hint, "The '==' of a view leaves out a stored property.",
    remedy: "Compare all properties that the view shows, or leave '==' to the compiler.")

  static let metadata = CodemodMetadata(
    id: "equatable-view", summary: "Finds views whose '==' leaves out a property that they show.",
    category: .state,
    words: ["func =="], targets: [.nodes([.functionDecl])], rules: [omission],
    topic: Topic(
      introduced: [], words: ["compar", "differ", "equal", "Equatable", "identity", "ignor"],
      onTypes: ["redraw", "reevaluat", "re-evaluat", "reload", "rerender", "re-render", "update"]))

  func match(_ node: Node, in file: FileContext) -> [Match<[String]>] {
    guard let function = FunctionDeclSyntax(node), function.name?.text == "==",
      let body = function.body?.node,
      let type = file.index.enclosingType(of: node), file.model.kind(of: type) == .view,
      file.model.isLookedAt(node),
      !file.index[type].isSplit, !file.model.isNeverMade(type)
    else { return [] }
    let named = namesCompared(in: body, of: type, in: file)
    let inputs = file.index.members(of: type).filter { isInput($0) }
    let omitted = inputs.filter { property in
      file.model.isKnownEquatable(property) && property.name.map { !named.contains($0) } ?? false
        && isShown(property, besides: function.node, in: file)
        && !isMadeOfCompared(property, named, of: type, in: file)
        && !file.explains(property.node, Self.metadata)
        && !file.model.isAlwaysConstant(property, of: type)
    }
    let comparesSome = inputs.contains { $0.name.map(named.contains) ?? false }
    guard comparesSome, !omitted.isEmpty else { return [] }
    return [Match(Self.omission, at: function.name?.range ?? node.range, omitted.compactMap(\.name))]
  }

  /// Whether a property is an input of the view.
  private func isInput(_ property: Declaration) -> Bool {
    property.kind == .variable && property.isStored && !property.isStatic && property.attributes.isEmpty
      && !(property.traits.contains(.let) && property.initialValue != nil)
  }

  /// Whether code of the view other than `==` and initializers uses a property, except to pass it to a view that
  /// doesn't.
  private func isShown(_ property: Declaration, besides comparison: Node, in file: FileContext) -> Bool {
    (file.model.ownUses(of: property) ?? file.model.uses(of: property)).contains { use in
      !comparison.contains(use.node) && use.node.enclosing { $0 == .initializerDecl } == nil
        && !isPassedInVain(use.node, in: file)
    }
  }

  /// Whether a value is an argument for a property that no code of the other view reads.
  private func isPassedInVain(_ name: Node, in file: FileContext) -> Bool {
    guard name.isWholeArgument, let argument = ClosureArgument(ofValue: name), let label = argument.label,
      let callee = argument.call.calledExpression,
      case .metatype(.known(let view)) = file.index.typeOfExpression(callee), file.model.isView(view),
      file.index.ownMembers(named: "init", of: view).isEmpty,
      let property = file.index.members(named: label, of: view).only
    else { return false }
    return file.model.ownUses(of: property)?.isEmpty ?? false
  }

  /// Whether an initializer makes a property of what `==` compares: of a property, or of the argument for it.
  private func isMadeOfCompared(
    _ property: Declaration, _ named: Set<String>, of type: TypeID, in file: FileContext
  ) -> Bool {
    file.index.ownMembers(named: "init", of: type).contains { initializer in
      let assignments = (initializer.body?.node.subtree.compactMap { assignment(to: $0) }) ?? []
      let compared = named.union(assignments.filter { named.contains($0.name) }.map(\.value.text))
      return assignments.contains { name, value in
        name == property.name
          && value.subtree.contains {
            DeclReferenceExprSyntax($0)?.baseName.map { compared.contains($0.name) } ?? false
          }
      }
    }
  }

  /// The name of the property that an assignment sets, and its value.
  private func assignment(to target: Node) -> (name: String, value: Node)? {
    guard let value = Assignment(target: target)?.value else { return nil }
    return (MemberAccessExprSyntax(target)?.declName?.baseName?.name ?? target.text, value)
  }

  /// The names of the members that `==` compares, and of those that computed ones among them lead to.
  private func namesCompared(in body: Node, of type: TypeID, in file: FileContext) -> Set<String> {
    let names = Set(body.subtree.compactMap { MemberAccessExprSyntax($0)?.declName?.baseName?.name })
    let computed = file.index.members(of: type).filter { !$0.isStored && $0.name != nil && $0.name != "body" }
    var found = names
    var open = computed.filter { names.contains($0.name ?? "") }
    while let member = open.popLast() {
      let code = member.getterStatements ?? member.body?.node
      let read = Set(code?.subtree.compactMap { DeclReferenceExprSyntax($0)?.baseName?.name } ?? [])
      open += computed.filter { read.contains($0.name ?? "") && !found.contains($0.name ?? "") }
      found.formUnion(read)
    }
    return found
  }

  func message(for match: Match<[String]>, in file: FileContext) -> String {
    let names = match.state.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    let more = match.state.count > 4 ? " and \(match.state.count - 4) more" : ""
    return "'==' leaves out \(names)\(more): the view keeps showing the old value; compare it, too"
  }
}
