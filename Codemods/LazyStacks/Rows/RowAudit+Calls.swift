import CodemodKit
import ProjectIndex
import SwiftCST

extension RowAudit {
  mutating func look(_ call: ViewCall, _ place: Place) {
    guard let callee = call.syntax.calledExpression else { return }
    if let name = call.frameworkName(index) { return look(call, named: name, place) }
    let types = types(called: callee)
    guard types.isEmpty else {
      for type in types { look(type: type, callee) }
      return lookThroughArguments(of: call, place)
    }
    let name = call.nameToken?.name ?? callee.text
    if callee.kind == .declReferenceExpr, SwiftUIModifiers.contain(name) {
      // Inside an extension of `View`, a modifier of `self`.
      return look(WrittenView.Modifier(name: name, call: call), place)
    }
    look(projectCall: call, name, place)
  }

  /// The types of the project that a callee may make a value of.
  func types(called callee: Node) -> [TypeID] {
    switch index.typeOfExpression(callee) {
    case .metatype(.known(let type)): [type]
    case .metatype(.ambiguous(let types)): types
    default: []
    }
  }

  /// A function of the project: what it makes, and what is handed to it.
  mutating func look(projectCall call: ViewCall, _ name: String, _ place: Place) {
    guard let callee = call.syntax.calledExpression else { return }
    let functions = index.callables(called: callee).filter { $0.kind == .function && $0.body != nil }
    guard !functions.isEmpty else {
      let isHanded = place.isInside && isStoredProperty(callee)
      if !isHanded { addUnresolved(name, call.nameToken.flatMap { _ in callee } ?? callee) }
      return
    }
    look(functions: functions, place)
    lookThroughArguments(of: call, place)
  }

  /// What functions of the project make.
  mutating func look(functions: [Declaration], _ place: Place) {
    var inside = place
    inside.isInside = true
    for function in functions where visited.insert(function.node).inserted {
      if let statements = function.body?.statements { look(body: statements, inside) }
    }
  }

  /// The views that a call of the project's is given.
  mutating func lookThroughArguments(of call: ViewCall, _ place: Place) {
    for argument in call.arguments {
      lookForObject(in: argument.value, place)
      look(argument: argument.value, place)
    }
    for closure in call.closures {
      guard case .builder = index.builder(ofClosure: closure.syntax.node) else { continue }
      closure.syntax.statements.map { look($0, place) }
    }
  }

  /// An argument that makes a view: a call of a view type. Others are values.
  mutating func look(argument: Node, _ place: Place) {
    let view = WrittenView(argument)
    guard let call = view.call else { return }
    let isView =
      call.frameworkName(index) != nil
      || call.syntax.calledExpression.map { types(called: $0).contains(where: isViewType) } ?? false
    if isView { look(expression: argument, place) }
  }

  func isViewType(_ type: TypeID) -> Bool {
    !index.foreignSupertypes(of: type).isDisjoint(with: Self.viewProtocols)
  }

  private static let viewProtocols: Set<String> = [
    "View", "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
    "NSViewControllerRepresentable",
  ]

  func isStoredProperty(_ reference: Node) -> Bool {
    let found = index.lookUp(MemberAccessExprSyntax(reference)?.declName?.node ?? reference).declarations
    return found.contains { index[$0].isStored }
  }

  mutating func look(reference: Node, _ place: Place) {
    if let declaration = ViewMembers(index: index).member(madeBy: reference) {
      guard visited.insert(declaration.node).inserted else { return }
      var inside = place
      inside.isInside = true
      if let statements = declaration.getterStatements { look(body: statements, inside) }
      return
    }
    guard reference.kind == .declReferenceExpr else { return look(member: reference, place) }
    guard reference.text != "self" else { return }
    switch index.lookUp(reference) {
    case .local(let binding):
      if binding.kind == .variable, let value = binding.value {
        look(expression: value, place)
      } else if !place.isInside {
        addUnresolved(reference.text, reference)
      }
    case .members:
      if !place.isInside, !isPlain(value: reference, depth: 0) { addUnresolved(reference.text, reference) }
    default: addUnresolved(reference.text, reference)
    }
  }

  /// A value of a type: `Color.red`, `item.icon`.
  mutating func look(member: Node, _ place: Place) {
    let root = ConstantExpressions.root(of: member)
    let isHanded = place.isInside && (root.text == "self" || isStyleConfiguration(root))
    guard !isHanded, !isPlain(value: member, depth: 0) else { return }
    addUnresolved(MemberAccessExprSyntax(member)?.declName?.baseName?.name ?? member.text, member)
  }

  /// Whether a value is a colour, an image, a text or the like.
  func isPlain(value: Node, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    if let unwrapped = OptionalChainingExprSyntax(value)?.expression {
      return isPlain(value: unwrapped, depth: depth)
    }
    if ConstantExpressions.root(of: value).text == "Color" || isPlain(index.typeOfExpression(value)) {
      return true
    }
    guard let access = MemberAccessExprSyntax(value), let name = access.declName?.baseName?.name else {
      return false
    }
    if Self.generatedMembers.contains(name) { return true }
    guard let base = access.base, case .metatype(.known(let type)) = index.typeOfExpression(base) else {
      return false
    }
    let found = index.members(named: name, of: type).filter(\.isStatic)
    guard found.count == 1 else { return false }
    let made = found[0].initialValue ?? found[0].getterStatements.flatMap(onlyExpression)
    return made.map { isPlain(value: $0, depth: depth + 1) } ?? false
  }

  /// The image or colour of an asset, as asset generators name them.
  private static let generatedMembers: Set<String> = ["swiftUIImage", "swiftUIColor"]

  func onlyExpression(_ list: Node) -> Node? {
    let items = BuilderItem.all(in: list)
    guard items.count == 1, case .view(let node) = items[0] else { return nil }
    return node
  }

  func isPlain(_ type: ExpressionType) -> Bool {
    guard case .instance(.foreign(let name), _) = type else { return false }
    return SwiftUIViews.contain(name) && !SwiftUIViews.traits(of: name).contains(.state)
  }
}
