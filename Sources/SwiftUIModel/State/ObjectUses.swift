package import ProjectIndex
import SwiftCST

/// How a view uses an object at a place.
package enum ObjectUse: Sendable {
  /// The view's evaluation passes the object on, and reads none of its properties.
  case handedOn
  /// It is used when something happens, or when the view is created: nothing displayed depends on it there.
  case outsideEvaluation
  /// The view's evaluation reads, or may read, it.
  case read
}

extension SwiftUIModel {
  /// Whether the evaluation of a view reads none of the properties of an object, judging by its uses in the
  /// view: each passes the object on to a view that observes it, or is not a part of the evaluation.
  package func isUnread(_ uses: [Use]) -> Bool {
    uses.allSatisfy { use in
      if use.token.text.hasPrefix("$") { return false }
      switch objectUse(at: use) {
      case .read: return false
      case .handedOn: return isObservedByReceiver(use.node)
      case .outsideEvaluation: return !use.token.text.hasPrefix("_") || isInInitializer(use.node)
      }
    }
  }

  private func isInInitializer(_ node: Node) -> Bool { node.enclosing { $0 == .initializerDecl } != nil }

  /// How a view uses the object of one of its properties at a name.
  package func objectUse(at use: Use) -> ObjectUse {
    if isOfPublisher(use.node) { return .outsideEvaluation }
    let isHandedOn = use.node.isWholeArgument
    switch timing(of: use.node) {
    case .eachEvaluation: return isHandedOn ? .handedOn : .read
    case .drawing: return .read
    case .onEvent(let code):
      if role(of: code) == .accessor { return .read }
      return code.contains(use.node) || !mayUpdate(at: use.node) ? .outsideEvaluation : .read
    case .eachMaking, .once: return .outsideEvaluation
    case .unknown(let code):
      // A member without a known call from body code may be passed to code that calls it there.
      guard code.kind != .closureExpr, !mayUpdate(at: use.node) else { return .read }
      return isCalledOnly(code) ? .outsideEvaluation : .read
    }
  }

  /// Whether the member around a node may run during an evaluation of the view although no call is known: it
  /// belongs to a representable, which updates the represented view, or body code contains its name.
  private func mayUpdate(at node: Node) -> Bool {
    guard let member = index.enclosingDeclaration(of: node), let name = member.name,
      let type = index.type(of: member.id)
    else { return false }
    if kind(of: type) == .representable { return !SwiftUIProtocols.isOnce(ofRepresentable: name) }
    return index.uses(of: name, inside: [type]).contains { use in
      guard use.role != .declaration, BodyReach.reads(member, at: use.node) else { return false }
      return mayBeBodyCode(timing(of: use.node), reading: member)
    }
  }

  /// Whether code with some timing may be body code: also a closure whose use is unknown, if it reads a property.
  private func mayBeBodyCode(_ timing: Timing, reading member: Declaration) -> Bool {
    if case .unknown(let code) = timing { return member.kind == .variable && code.kind == .closureExpr }
    return timing.isBodyCode
  }

  /// Whether a publisher is taken from an object, as in `onReceive(model.$items)`: that reads none of its
  /// values.
  private func isOfPublisher(_ object: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(object.parent), access.base == object,
      let name = access.declName?.baseName
    else { return false }
    return name.isProjection || name.text == "objectWillChange"
  }

  /// Whether a function or property is never passed on as a value except for an action.
  private func isCalledOnly(_ member: Node) -> Bool {
    guard let declaration = index.declaration(at: member) else { return false }
    return index.references(to: declaration.id).all.allSatisfy { use in
      if use.expression.callAsCallee != nil { return true }
      guard let argument = ClosureArgument(ofValue: use.expression) else { return false }
      return argument.label.map(["action", "perform", "onDismiss", "onCompletion"].contains) ?? false
    }
  }
}
