import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether the value behind a projection is read where the projection is named: `$isOn.wrappedValue`,
  /// `ForEach($items)`, `Binding($optional)`, also by way of a local constant, or of a function of the project
  /// that it is passed to. Any other projection is only passed on.
  ///
  /// - Parameter name: The name before which the projection begins, or the last member of its path: `$isOn`,
  ///   `name` in `$model.name`.
  func readsValue(ofProjection name: Node) -> Bool {
    var reads = ProjectionReads(self)
    return reads.isRead(at: name)
  }

  /// The whole path of a projection with a name in it: `$model.name` for `name`, also with members and
  /// subscripts behind it.
  func wholePath(ofProjection name: Node) -> Node {
    let access = MemberAccessExprSyntax(name.parent)
    var value = access?.declName?.node == name ? access?.node ?? name : name
    while let longer = value.parent, longer.kind.continuesPath, longer.children.first == value {
      if longer.callAsCallee != nil { return value }
      value = longer
    }
    return value
  }
}

/// Follows a projection to the code that reads its value.
private struct ProjectionReads {
  private let model: SwiftUIModel
  private var index: ProjectIndex { model.index }
  private var visited: Set<Node> = []

  init(_ model: SwiftUIModel) { self.model = model }

  mutating func isRead(at name: Node) -> Bool {
    guard visited.count < 64, visited.insert(name).inserted else { return false }
    let access = MemberAccessExprSyntax(name.parent)
    var value = access?.declName?.node == name ? access?.node ?? name : name
    while let parent = value.parent {
      if let call = value.callAsCallee {
        guard ["animation", "transaction"].contains(call.calledName ?? "") else { return false }
        value = call.node
      } else if parent.kind.continuesPath, parent.children.first == value {
        if let member = MemberAccessExprSyntax(parent)?.declName?.baseName?.name {
          if member == "wrappedValue" { return Assignment(target: parent)?.isPlain != true }
          if let own = index.members(named: member, ofForeign: "Binding").only { return readsSelf(own) }
        }
        value = parent
      } else {
        break
      }
    }
    if let argument = ClosureArgument(ofValue: value) { return isRead(by: argument) }
    return isReadLater(value)
  }

  /// Whether a member that the project adds to `Binding` reads the value.
  private func readsSelf(_ member: Declaration) -> Bool {
    var isFound = false
    for code in BodyReach.code(of: member) {
      model.forEachEvaluatedNode(in: code, Evaluation(of: nil)) { node, _ in
        guard DeclReferenceExprSyntax(node)?.baseName?.name == "wrappedValue" else { return }
        let access = MemberAccessExprSyntax(node.parent)
        let base = access?.declName?.node == node ? access?.base : nil
        isFound = isFound || (base?.text ?? "self") == "self" && !model.isOnlySet(node)
      }
    }
    return isFound
  }

  private mutating func isRead(by argument: ClosureArgument) -> Bool {
    guard let written = argument.call.calledExpression else { return false }
    let callee = GenericSpecializationExprSyntax(written)?.expression ?? written
    let name = argument.call.calledName ?? ""
    if argument.label == nil, argument.position == 0, index.isForeign(callee) {
      if Self.readers.contains(name) { return true }
    }
    // SwiftUI's modifiers take most bindings with a label; a modifier of the project may share their name.
    if callee.kind == .memberAccessExpr, argument.label != nil, SwiftUIModifiers.contain(name) {
      return false
    }
    guard let taker = index.callables(called: callee).filter({ $0.mayTake(argument.call) }).only,
      taker.kind == .function || taker.kind == .initializer,
      let parameter = argument.parameter(of: taker)?.name?.name, let body = taker.body?.statements
    else { return false }
    return isRead(named: parameter, in: body)
  }

  /// SwiftUI's initializers that read the value of a binding: to create its rows, or to compare it with nil.
  private static let readers: Set = ["Binding", "ForEach", "List", "OutlineGroup", "Table"]

  /// Whether a projection is the value of a local constant through which it is read.
  private mutating func isReadLater(_ value: Node) -> Bool {
    guard value.parent?.kind == .initializerClause, let binding = PatternBindingSyntax(value.parent?.parent),
      index.declaration(at: binding.node).map({ $0.traits.contains(.local) }) ?? true,
      let name = IdentifierPatternSyntax(binding.pattern)?.identifier?.name,
      let block = binding.node.enclosing({ $0 == .codeBlockItemList })
    else { return false }
    return isRead(named: name, in: block)
  }

  private mutating func isRead(named name: String, in code: Node) -> Bool {
    var uses: [Node] = []
    model.forEachEvaluatedNode(in: code, Evaluation(of: nil)) { node, _ in
      guard node.kind == .declReferenceExpr, node.text == name, case .local = index.lookUp(node) else {
        return
      }
      uses.append(node)
    }
    for use in uses where isRead(at: use) { return true }
    return false
  }
}

extension SyntaxKind {
  /// Whether a node of the kind is a longer path that begins with its first child: `a.b`, `a[0]`, `a?`, `a!`.
  fileprivate var continuesPath: Bool {
    switch self {
    case .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr: true
    default: false
    }
  }
}
