import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// `values.assign(to: &$count)` as `values.sink { [weak self] in self?.count = $0 }`, stored in a set of the
/// object, which ends the subscription with the object as `@Published` does.
struct AssignedPublisher {
  private let property: Declaration
  private let call: FunctionCallExprSyntax
  private let name: Token
  /// The node of the name, on the line of which the call continues.
  private let place: Node
  private let isInOtherFile: Bool
  private let index: ProjectIndex

  /// - Returns: nil if the use isn't an assignment of a class to its own property, in a statement of its own,
  ///   or if the property has observers, which `assign(to:)` doesn't call.
  init?(_ use: Use, of property: Declaration, in index: ProjectIndex) {
    let target = use.expression
    guard let argument = LabeledExprSyntax(target.parent?.parent), argument.label?.text == "to",
      target.parent?.kind == .inOutExpr, let list = argument.node.parent, list.children.only != nil,
      let call = FunctionCallExprSyntax(list.parent), call.trailingClosure == nil,
      call.node.parent?.kind == .codeBlockItem,
      let access = MemberAccessExprSyntax(call.calledExpression), access.base != nil,
      let place = access.declName?.node, let name = access.declName?.baseName, name.name == "assign",
      !TextSpans.hasComment(between: name, call.node.lastToken)
    else { return nil }
    switch use.role {
    case .reference: break
    case .member(let base?) where base.text == "self": break
    default: return nil
    }
    let scope = call.node.ancestors.first {
      [.closureExpr, .functionDecl, .initializerDecl, .accessorDecl].contains($0.kind)
    }
    guard let scope, scope.kind == .functionDecl || scope.kind == .initializerDecl,
      let type = index.type(of: property.id), index.enclosingType(of: use.node) == type,
      property.attributes.only?.arguments == nil, !property.traits.contains(.conditional),
      !property.hasObservers
    else { return nil }
    self.property = property
    self.call = call
    self.name = name
    self.place = place
    isInOtherFile = use.file != property.id.file
    self.index = index
    guard argumentType != nil || !hasClosures else { return nil }
  }

  /// The name of the set.
  var subscriptions: String { "\(property.name ?? "")Subscriptions" }

  /// The edit of the call.
  func edit(in project: ProjectContext) -> TextEdit {
    let member = IdentifierText.written(property.name ?? "")
    let sink =
      argumentType.map { "sink { [weak self] (value: \($0)) in self?.\(member) = value }" }
      ?? "sink { [weak self] in self?.\(member) = $0 }"
    let store = ".store(in: &\(subscriptions))"
    let isOwnLine = name.previous?.startsLine == true
    let text = project.render(isOwnLine ? "\(sink)\n\(store)" : "\(sink)\(store)", at: place)
    return TextEdit(name.range.lowerBound..<call.node.range.upperBound, with: text)
  }

  /// The declaration of the set, for the line below the property.
  var declaration: Snippet {
    let access = isInOtherFile ? "" : "private "
    return "\n@ObservationIgnored \(access)var \(subscriptions): Set<AnyCancellable> = []"
  }

  /// The type of the values, if it can be spelled: closures in the chain may depend on it.
  private var argumentType: String? { KeptPublisher.valueType(of: property) }

  private var hasClosures: Bool { call.node.subtree.contains { $0.kind == .closureExpr } }
}
