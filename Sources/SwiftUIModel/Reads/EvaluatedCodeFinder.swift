import ProjectIndex
import SwiftCST

/// Follows the calls of evaluated code.
struct EvaluatedCodeFinder {
  private(set) var found: [EvaluatedCode] = []
  private let view: TypeID
  private let model: SwiftUIModel
  private var index: ProjectIndex { model.index }
  private var visited: Set<Visit> = []
  /// Members that are only reached in rows, in content that is shown elsewhere, or in closures that other
  /// views run: a plain way to the same code tells more.
  private var indirect: [Call] = []

  /// Own members that code names, although it may mean others with the same name.
  private var ambiguous: [Call] = []
  /// The own members that create parts of the view.
  private let parts: Set<DeclarationID>

  /// A member that code calls.
  private struct Call {
    let declaration: Declaration
    let evaluation: Evaluation
    let receiver: TypeID?
    var object: ReadObject?
    /// The name, or the callee; nil if SwiftUI runs the member.
    var name: Node?
  }

  /// A member whose code has been found.
  private struct Visit: Hashable {
    let declaration: DeclarationID
    let object: ReadObject?
  }

  /// The maximum number of calls that are followed.
  private static var depth: Int { 8 }

  init(of view: TypeID, _ model: SwiftUIModel) {
    self.view = view
    self.model = model
    parts = Set(model.builderMembers(of: view).map(\.id))
  }

  mutating func find() {
    for member in roots { add(Call(declaration: member, evaluation: Evaluation(of: view), receiver: view)) }
    var (nextCode, nextIndirect, nextAmbiguous) = (0, 0, 0)
    while true {
      while nextCode < found.count {
        if found[nextCode].evaluation.through.count < Self.depth { follow(found[nextCode]) }
        nextCode += 1
      }
      if nextIndirect < indirect.count {
        add(indirect[nextIndirect])
        nextIndirect += 1
      } else if nextAmbiguous < ambiguous.count {
        add(ambiguous[nextAmbiguous])
        nextAmbiguous += 1
      } else {
        return
      }
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

  /// What SwiftUI itself calls: `body` and the like. If the project doesn't show it, any builder member may be
  /// what code outside of the project calls.
  private var roots: [Declaration] {
    let own = model.builderMembers(of: view).filter(isEvaluatedByItself)
    let all = own + inheritedBodies
    return all.isEmpty ? model.builderMembers(of: view) : all
  }

  /// `body` and the like in extensions of protocols that the view conforms to.
  private var inheritedBodies: [Declaration] {
    SwiftUIProtocols.evaluatedMembers.sorted().flatMap { name in
      index.ownMembers(named: name, of: view).isEmpty ? index.members(named: name, of: view) : []
    }
  }

  private mutating func add(_ call: Call) {
    let member = call.declaration
    guard visited.insert(Visit(declaration: member.id, object: call.object)).inserted else { return }
    for code in BodyReach.code(of: member) {
      found.append(
        EvaluatedCode(
          code: code, declaration: member, evaluation: call.evaluation, receiver: call.receiver,
          object: call.object))
    }
  }

  private mutating func follow(_ code: EvaluatedCode) {
    var called: [Call] = []
    var values: [(declaration: Declaration, evaluation: Evaluation)] = []
    model.forEachEvaluatedNode(in: code.code, code.evaluation) { node, evaluation in
      guard node.namesValue || node.namesKeyPathMember || node.kind == .functionCallExpr else { return }
      if let call = FunctionCallExprSyntax(node) {
        guard let callee = call.calledExpression else { return }
        var inner = evaluation
        let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
        inner.through.append(name)
        let made = makers(calledBy: call)
        called += made.initializers.map { self.call(of: $0, at: name, inner) }
        values += made.properties.map { ($0, inner) }
      } else if node.namesKeyPathMember {
        var inner = evaluation
        inner.through.append(node)
        guard let id = model.keyedProperty(at: node), BodyReach.isHelper(index[id]) else { return }
        called.append(
          Call(declaration: index[id], evaluation: inner, receiver: index.type(of: id), name: node))
      } else {
        called += calls(at: node, evaluation, in: code)
      }
    }
    for call in called
    where !visited.contains(Visit(declaration: call.declaration.id, object: call.object)) {
      if call.name.map({ isPlain($0, call.evaluation, in: code) }) ?? true {
        add(call)
      } else {
        indirect.append(call)
      }
    }
    for (property, evaluation) in values
    where visited.insert(Visit(declaration: property.id, object: nil)).inserted {
      guard let value = property.initialValue else { continue }
      found.append(
        EvaluatedCode(
          code: value, declaration: property, evaluation: evaluation, receiver: nil, object: nil))
    }
  }

  /// The call of an initializer, or of `callAsFunction`.
  private func call(of maker: Declaration, at name: Node, _ evaluation: Evaluation) -> Call {
    let type = index.type(of: maker.id)
    let isNewObject = maker.kind == .initializer && type.map { index[$0].kind == .class } == true
    return Call(
      declaration: maker, evaluation: evaluation, receiver: type, object: isNewObject ? .new : nil,
      name: name)
  }

  /// The members whose code runs at a name.
  private mutating func calls(at name: Node, _ evaluation: Evaluation, in code: EvaluatedCode) -> [Call] {
    guard index.mayNameDeclaration(name) else { return [] }
    let receiver = model.receiver(at: name, in: code.receiver)
    let passed = model.role(ofFunction: name).map { evaluation.inside($0) } ?? evaluation
    func call(of member: Declaration) -> Call {
      // The data of `ForEach(found)` is a value, not a function that is called for each row.
      var inner = member.kind == .function ? passed : evaluation
      // A part of the view is as much its own code as `body` itself.
      if !(evaluation.through.isEmpty && parts.contains(member.id)) { inner.through.append(name) }
      return Call(
        declaration: member, evaluation: inner, receiver: receiver,
        object: model.object(at: name, of: member, in: code), name: name)
    }
    let (helpers, others) = helpers(namedBy: name, of: receiver)
    ambiguous += others.filter { parts.contains($0.id) }.map(call)
    return helpers.map(call)
  }

  // MARK: - Members

  /// The computed properties and functions whose code runs at a name, and those that may run there.
  private func helpers(
    namedBy name: Node, of receiver: TypeID?
  ) -> (certain: [Declaration], possible: [Declaration]) {
    var known: Set<DeclarationID> = []
    let found = declarations(namedBy: name).flatMap { model.witnesses(of: $0, in: receiver) }
      .filter { known.insert($0.id).inserted }
    let running = found.filter { member in
      BodyReach.isHelper(member) && !isEvaluatedByItself(member)
        && (BodyReach.reads(member, at: name) || member.kind == .function && isRun(name))
    }
    let isCertain = found.count == 1 || found.allSatisfy { $0.isConditionalMember }
    return isCertain ? (running, []) : ([], running)
  }

  /// Whether a function that is an argument runs with body code: `items.map(describe)`.
  private func isRun(_ name: Node) -> Bool {
    model.runners(ofFunction: name).contains { runner in
      if case .view = runner { true } else { runner == .surroundings }
    }
  }

  private func declarations(namedBy name: Node) -> [Declaration] {
    let found = model.declarations(meantBy: name).map { index[$0] }
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
