import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The project's code that a modifier runs: the body of the function, of the argument of `.modifier`, and of
/// the functions that these call.
struct OwnModifier: Sendable {
  let bodies: [Node]
  private let contents: [BodyContents]

  init(_ call: ViewCall, _ index: ProjectIndex) {
    self = index.fact(at: call.node) { OwnModifier(reachedFrom: call, index) }
  }

  private init(reachedFrom call: ViewCall, _ index: ProjectIndex) {
    let called = CalledBodies(call, index).bodies
    // A modifier may have hundreds of overloads, and each of their calls may run any of them.
    guard called.count > 1 else {
      self.init(running: called, index)
      return
    }
    let known = index.fact(at: called[0]) {
      Shared(called: called, modifier: OwnModifier(running: called, index))
    }
    self = known.called == called ? known.modifier : OwnModifier(running: called, index)
  }

  private init(running called: [Node], _ index: ProjectIndex) {
    var reach = Reach(index: index)
    reach.follow(called, depth: 0)
    (bodies, contents) = (reach.bodies, reach.contents)
  }

  /// What the first call that may run several bodies reaches; most others may run the same.
  private struct Shared: Sendable {
    let called: [Node]
    let modifier: OwnModifier
  }

  /// Whether the code contains one of these names.
  func mentions(anyOf names: Set<String>) -> Bool { contents.contains { !$0.names.isDisjoint(with: names) } }

  /// The member calls in the code: `.buttonStyle(…)`, also without a base before the period.
  var modifiers: [WrittenView.Modifier] { contents.flatMap(\.modifiers) }

  /// Whether one of them sets a size.
  var setsSize: Bool { contents.contains(where: \.setsSize) }
}

/// A traversal from body to body that visits each once.
private struct Reach {
  let index: ProjectIndex
  private(set) var bodies: [Node] = []
  private(set) var contents: [BodyContents] = []
  private var visited: Set<Node> = []

  /// The maximum nesting depth of calls.
  private static let depthLimit = 4

  init(index: ProjectIndex) { self.index = index }

  mutating func follow(_ called: [Node], depth: Int) {
    guard depth < Self.depthLimit else { return }
    for body in called where visited.insert(body).inserted {
      let inside = index.fact(at: body) { BodyContents(of: body, index) }
      bodies.append(body)
      contents.append(inside)
      for called in inside.calls { follow(called, depth: depth + 1) }
    }
  }
}

/// The bodies that a call runs.
private struct CalledBodies: Sendable {
  let bodies: [Node]

  init(_ call: ViewCall, _ index: ProjectIndex) {
    guard let callee = call.syntax.calledExpression else {
      bodies = []
      return
    }
    let functions = index.callables(called: callee).compactMap { $0.kind == .function ? $0.body?.node : nil }
    guard MemberAccessExprSyntax(callee)?.declName?.baseName?.text == "modifier" || callee.text == "modifier",
      let made = FunctionCallExprSyntax(call.argument(nil))?.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(made)
    else {
      bodies = functions
      return
    }
    bodies = functions + ViewMembers(index: index).bodies(of: type).compactMap { $0.body?.node }
  }
}

/// The names and calls in a body.
private struct BodyContents: Sendable {
  private(set) var names: Set<String> = []
  private(set) var modifiers: [WrittenView.Modifier] = []
  let setsSize: Bool

  /// The project's bodies that each call runs.
  private(set) var calls: [[Node]] = []

  init(of body: Node, _ index: ProjectIndex) {
    for node in body.subtree {
      if let name = DeclReferenceExprSyntax(node)?.baseName {
        names.insert(name.text)
      } else if let call = FunctionCallExprSyntax(node).map(ViewCall.init) {
        let bodies = CalledBodies(call, index).bodies
        if !bodies.isEmpty { calls.append(bodies) }
        if let name = call.nameToken?.name { modifiers.append(.init(name: name, call: call)) }
      }
    }
    setsSize = modifiers.contains { SwiftUIModifiers.traits(of: $0.name).contains(.sizing) }
  }
}
