import ProjectIndex
import SwiftCST

/// A piece of code that the evaluation of a view runs.
struct EvaluatedCode: Sendable {
  /// The statements, or the expression.
  let code: Node

  /// The declaration that contains it.
  let declaration: Declaration

  /// How it is evaluated.
  let evaluation: Evaluation

  /// The type whose value is `self` in the code, if it is known.
  let receiver: TypeID?
}

extension SwiftUIModel {
  /// All code that the evaluation of a view (a modifier, a style …) runs, as far as the project shows: its
  /// builder members, including those that it inherits from the project's protocols, and what they call, each
  /// once. Beyond ``reachedMembers(of:)``, this includes members of extensions of `View` and of protocols,
  /// static members of other views, initializers with the default values of properties, and
  /// `callAsFunction`.
  func evaluatedCode(of view: TypeID) -> [EvaluatedCode] {
    var finder = EvaluatedCodeFinder(of: view, self)
    finder.find()
    return finder.found
  }

  /// Calls `visit` with each node that runs in evaluated code; see
  /// ``forEachBodyNode(in:_:_:)``. `Binding(get:set:)` runs the closure of `get` at once; a function of the
  /// project, or the body of a view that it passes the closure to, may run any closure.
  func forEachEvaluatedNode(in code: Node, _ evaluation: Evaluation, _ visit: (Node, Evaluation) -> Void) {
    var later: [Node] = []
    forEachBodyNode(in: code, evaluation) { node, inner in
      guard !later.contains(where: { $0.contains(node) }) else { return }
      visit(node, inner)
      guard let call = FunctionCallExprSyntax(node) else { return }
      later += argumentsEvaluatedLater(in: call)
      for closure in otherClosuresRun(by: call) {
        closure.statements.map { forEachEvaluatedNode(in: $0, inner.inside(.atOnce), visit) }
      }
    }
  }

  /// The closures among a call's arguments that run with body code of this or another view, although they are
  /// not body code by their role.
  private func otherClosuresRun(by call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
    ViewCall(call).closures.filter { closure in
      switch role(of: closure.syntax.node) {
      case .accessor: closure.label == "get"
      case .unknown:
        runners(of: closure.syntax.node).contains { runner in
          if case .view = runner { true } else { runner == .surroundings }
        }
      default: false
      }
    }.map(\.syntax)
  }
}

/// Follows the calls of evaluated code.
private struct EvaluatedCodeFinder {
  private(set) var found: [EvaluatedCode] = []
  private let view: TypeID
  private let model: SwiftUIModel
  private var index: ProjectIndex { model.index }
  private var visited: Set<DeclarationID> = []
  /// Members that are only reached in rows, in content that is shown elsewhere, or in closures that other
  /// views run: a plain way to the same code tells more.
  private var indirect: [Call] = []

  /// A member that code calls.
  private struct Call {
    let declaration: Declaration
    let evaluation: Evaluation
    let receiver: TypeID?
  }

  /// The maximum number of calls that are followed.
  private static var depth: Int { 8 }

  init(of view: TypeID, _ model: SwiftUIModel) {
    self.view = view
    self.model = model
  }

  mutating func find() {
    let evaluation = Evaluation(of: view)
    for member in model.builderMembers(of: view) + inheritedBodies { add(member, evaluation, view) }
    var (nextCode, nextCall) = (0, 0)
    while true {
      while nextCode < found.count {
        if found[nextCode].evaluation.through.count < Self.depth { follow(found[nextCode]) }
        nextCode += 1
      }
      guard nextCall < indirect.count else { return }
      let call = indirect[nextCall]
      nextCall += 1
      add(call.declaration, call.evaluation, call.receiver)
    }
  }

  /// Whether code runs once for each evaluation of the view itself.
  private func isPlain(_ name: Node, _ evaluation: Evaluation, in code: EvaluatedCode) -> Bool {
    guard !evaluation.inRow, !evaluation.isDeferred, !evaluation.isPresented else { return false }
    return name.ancestors.prefix { $0 != code.code }.allSatisfy { around in
      guard around.kind == .closureExpr else { return true }
      return !model.runners(of: around).contains { if case .view = $0 { true } else { false } }
    }
  }

  /// `body` and the like in extensions of protocols that the view conforms to.
  private var inheritedBodies: [Declaration] {
    SwiftUIProtocols.evaluatedMembers.sorted().flatMap { name in
      index.ownMembers(named: name, of: view).isEmpty ? index.members(named: name, of: view) : []
    }
  }

  private mutating func add(_ member: Declaration, _ evaluation: Evaluation, _ receiver: TypeID?) {
    guard visited.insert(member.id).inserted else { return }
    for code in BodyReach.code(of: member) {
      found.append(
        EvaluatedCode(code: code, declaration: member, evaluation: evaluation, receiver: receiver))
    }
  }

  private mutating func follow(_ code: EvaluatedCode) {
    var called: [Call] = []
    var values: [(declaration: Declaration, evaluation: Evaluation)] = []
    model.forEachEvaluatedNode(in: code.code, code.evaluation) { node, evaluation in
      guard node.namesValue || node.namesKeyPathMember || node.kind == .functionCallExpr else { return }
      var inner = evaluation
      if let call = FunctionCallExprSyntax(node) {
        guard let callee = call.calledExpression else { return }
        inner.through.append(MemberAccessExprSyntax(callee)?.declName?.node ?? callee)
        let made = makers(calledBy: call)
        called += made.initializers.map {
          Call(declaration: $0, evaluation: inner, receiver: index.type(of: $0.id))
        }
        values += made.properties.map { ($0, inner) }
      } else if node.namesKeyPathMember {
        inner.through.append(node)
        guard let id = model.keyedProperty(at: node), BodyReach.isHelper(index[id]) else { return }
        called.append(Call(declaration: index[id], evaluation: inner, receiver: index.type(of: id)))
      } else {
        inner.through.append(node)
        let receiver = model.receiver(at: node, in: code.receiver)
        called += helpers(namedBy: node, of: receiver).map {
          Call(declaration: $0, evaluation: inner, receiver: receiver)
        }
      }
    }
    for call in called where !visited.contains(call.declaration.id) {
      if call.evaluation.through.last.map({ isPlain($0, call.evaluation, in: code) }) ?? true {
        add(call.declaration, call.evaluation, call.receiver)
      } else {
        indirect.append(call)
      }
    }
    for (property, evaluation) in values where visited.insert(property.id).inserted {
      guard let value = property.initialValue else { continue }
      found.append(
        EvaluatedCode(code: value, declaration: property, evaluation: evaluation, receiver: nil))
    }
  }

  // MARK: - Members

  /// The computed properties and functions whose code runs at a name.
  private func helpers(namedBy name: Node, of receiver: TypeID?) -> [Declaration] {
    guard index.mayNameDeclaration(name) else { return [] }
    var known: Set<DeclarationID> = []
    let found = declarations(namedBy: name).flatMap { model.witnesses(of: $0, in: receiver) }
      .filter { known.insert($0.id).inserted }
    guard found.count == 1 || found.allSatisfy({ $0.isConditionalMember }) else { return [] }
    return found.filter { member in
      BodyReach.isHelper(member) && !isEvaluatedByItself(member)
        && (BodyReach.reads(member, at: name) || member.kind == .function && isRun(name))
    }
  }

  /// Whether a function that is an argument runs with body code: `items.map(describe)`.
  private func isRun(_ name: Node) -> Bool {
    model.runners(ofFunction: name).contains { runner in
      if case .view = runner { true } else { runner == .surroundings }
    }
  }

  private func declarations(namedBy name: Node) -> [Declaration] {
    let found = model.declarations(referencedBy: name).map { index[$0] }
    guard found.isEmpty, let access = MemberAccessExprSyntax(name.parent), access.declName?.node == name,
      let word = access.declName?.baseName?.name
    else { return found }
    guard let base = access.base else {
      let all = index.declarations(named: word)
      return all.count == 1 ? all.filter(\.isStatic) : []
    }
    if case .known? = model.valueType(of: base) { return [] }
    // A modifier of the project: the type of the view before the period is rarely known.
    let call = access.node.callAsCallee
    let modifiers = index.members(named: word, ofForeign: "View").filter { $0.mayTake(call) }
    return modifiers.count == 1 ? modifiers : []
  }

  /// Whether a member is the body of a type that SwiftUI evaluates separately.
  private func isEvaluatedByItself(_ member: Declaration) -> Bool {
    guard let name = member.name, SwiftUIProtocols.evaluatedMembers.contains(name), !member.isStatic,
      let owner = index.type(of: member.id)
    else { return false }
    return model.kind(of: owner) != .none
  }

  // MARK: - Initializers

  /// The initializer that a call runs, and the properties whose initial values it creates; for a value that
  /// is called, its `callAsFunction`.
  private func makers(
    calledBy call: FunctionCallExprSyntax
  ) -> (initializers: [Declaration], properties: [Declaration]) {
    if let type = model.type(madeBy: call) {
      let taking = index.ownMembers(named: "init", of: type).filter { $0.mayTake(call) }
      let given = taking.isEmpty ? Set(call.argumentLabels) : []
      let valued = index.members(of: type).filter { property in
        property.isStored && !property.isStatic && !property.traits.contains(.lazy)
          && property.attribute("StateObject") == nil && property.initialValue != nil
          && !given.contains(property.name)
      }
      return (taking.count == 1 ? taking : [], valued)
    }
    guard let callee = call.calledExpression,
      case .instance(.known(let type), _) = index.typeOfExpression(callee)
    else { return ([], []) }
    let called = index.members(named: "callAsFunction", of: type).filter { $0.mayTake(call) }
    return (called.count == 1 ? called.filter(BodyReach.isHelper) : [], [])
  }
}
