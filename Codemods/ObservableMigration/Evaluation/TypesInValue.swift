import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The types that a value may have or contain, also found if its own type is unknown: `$0` is an element of
/// the collection that the closure is passed to.
struct TypesInValue {
  private(set) var known: Set<TypeID> = []
  /// External types.
  private(set) var foreign: Set<String> = []
  /// Whether there may be others.
  private(set) var isOpen = false

  private let index: ProjectIndex

  /// The types in the value of an expression.
  init(of expression: Node, _ index: ProjectIndex) {
    self.init(of: expression, depth: 0, index)
  }

  /// - Parameter depth: The number of values followed so far: values may depend on each other.
  private init(of expression: Node, depth: Int, _ index: ProjectIndex) {
    self.index = index
    add(expression, depth: depth)
  }

  /// The types in the value of a variable.
  init(ofVariable variable: Declaration, _ index: ProjectIndex) {
    self.index = index
    add(variable, depth: 0)
  }

  /// The types in a declared type.
  init(inType written: Node, _ index: ProjectIndex) {
    self.index = index
    add(type: written)
  }

  private mutating func add(_ expression: Node, depth: Int) {
    guard depth < 12 else { return isOpen = true }
    let told = index.typeOfExpression(expression)
    if let type = told.type?.known, !index.isGeneric(type) { return insert(type) }
    if case .foreign(let name)? = told.type, !Self.containers.contains(name) {
      insert(name)
      return addArguments(ofTypeOf: expression, depth: depth + 1)
    }
    add(parts: expression, depth: depth + 1)
  }

  private mutating func add(parts expression: Node, depth: Int) {
    switch expression.kind {
    case .declReferenceExpr: add(name: expression, depth: depth)
    case .memberAccessExpr: add(member: MemberAccessExprSyntax(unchecked: expression), depth: depth)
    case .functionCallExpr: add(call: FunctionCallExprSyntax(unchecked: expression), depth: depth)
    case .subscriptCallExpr:
      guard let call = SubscriptCallExprSyntax(expression), let base = call.calledExpression else {
        return isOpen = true
      }
      add(base, depth: depth)
      let path = LabeledExprSyntax(call.arguments?.children.first)
      if path?.label?.text == "keyPath", let value = path?.expression { add(value, depth: depth + 1) }
    case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr:
      for inner in expression.children { add(inner, depth: depth) }
    case .tupleExpr, .arrayExpr, .dictionaryExpr, .labeledExprList, .labeledExpr, .arrayElementList,
      .arrayElement, .dictionaryElementList, .dictionaryElement:
      for part in expression.children { add(part: part, depth: depth) }
    case .genericSpecializationExpr: add(type: expression)
    case .typeExpr: if let type = TypeExprSyntax(expression)?.type { add(type: type) }
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .closureExpr:
      return
    default: isOpen = true
    }
  }

  /// Adds the arguments of an external generic type: a publisher, a stream or a lock may return `Cart` if its
  /// type is `AnyPublisher<Cart, Never>`.
  private mutating func addArguments(ofTypeOf expression: Node, depth: Int) {
    let name = MemberAccessExprSyntax(expression)?.declName?.node ?? expression
    guard name.kind == .declReferenceExpr else {
      if expression.kind == .functionCallExpr { add(parts: expression, depth: depth) }
      return
    }
    if name == expression, case .local(let binding) = index.lookUp(name) {
      return addArguments(of: binding.writtenType, or: binding.value, depth: depth)
    }
    for id in index.declarations(referencedBy: name) {
      addArguments(of: index[id].resultType, or: index[id].initialValue, depth: depth)
    }
  }

  private mutating func addArguments(of written: Node?, or value: Node?, depth: Int) {
    if let written {
      let type = index.aliasedType(TypeShape(written).core) ?? written
      if !TypeShape(type).genericArguments.isEmpty { add(type: type) }
    } else if depth < 12, let value, value.kind == .functionCallExpr {
      add(parts: value, depth: depth + 1)
    }
  }

  private mutating func add(part: Node, depth: Int) {
    switch part.kind {
    case .labeledExprList, .labeledExpr, .arrayElementList, .arrayElement, .dictionaryElementList,
      .dictionaryElement:
      add(parts: part, depth: depth)
    default: add(part, depth: depth + 1)
    }
  }

  private mutating func add(name node: Node, depth: Int) {
    switch index.lookUp(node) {
    case .local(let binding): add(binding, node.text, depth: depth)
    case .members(let found, _), .moduleLevel(let found, _):
      for id in found { add(index[id], depth: depth) }
    default: isOpen = true
    }
  }

  private mutating func add(member access: MemberAccessExprSyntax, depth: Int) {
    guard let name = access.declName?.baseName?.name, let base = access.base else { return isOpen = true }
    var found = access.declName.map { index.declarations(referencedBy: $0.node).map { index[$0] } } ?? []
    let around = Self(of: base, depth: depth + 1, index)
    if found.isEmpty { found = around.known.flatMap { index.members(named: name, of: $0) } }
    guard found.isEmpty else {
      for declaration in found { add(declaration, depth: depth) }
      return
    }
    formUnion(around)
    if !Self.parts.contains(name) { isOpen = true }
  }

  private mutating func add(call: FunctionCallExprSyntax, depth: Int) {
    guard let callee = call.calledExpression else { return isOpen = true }
    switch callee.kind {
    case .memberAccessExpr, .declReferenceExpr:
      guard case .metatype(let type) = index.typeOfExpression(callee) else {
        return add(callee, depth: depth)
      }
      for argument in call.argumentValues { add(argument, depth: depth) }
      if let type = type.known { insert(type) }
    default: add(parts: callee, depth: depth)
    }
  }

  private mutating func add(_ declaration: Declaration, depth: Int) {
    if let written = declaration.resultType { return add(type: written) }
    switch declaration.kind {
    case .variable:
      guard let value = declaration.initialValue else { return isOpen = true }
      add(value, depth: depth + 1)
    case .enumCase: if let type = index.type(of: declaration.id) { insert(type) }
    case .function: return
    default: isOpen = true
    }
  }

  private mutating func add(_ binding: LocalBinding, _ name: String, depth: Int) {
    if let written = binding.writtenType { return add(type: written) }
    if let value = binding.value { return add(value, depth: depth + 1) }
    switch binding.kind {
    case .closureParameter, .shorthand: add(parameter: name, of: binding.node, depth: depth)
    case .loop:
      guard let sequence = ForStmtSyntax(binding.node)?.sequence else { return isOpen = true }
      add(sequence, depth: depth + 1)
    case .condition where binding.node.kind == .optionalBindingCondition:
      switch index.lookUp(name, at: binding.node) {
      case .local(let outer) where outer.node != binding.node: add(outer, name, depth: depth + 1)
      case .members(let found, _), .moduleLevel(let found, _):
        for id in found { add(index[id], depth: depth) }
      default: isOpen = true
      }
    default: isOpen = true
    }
  }

  /// The argument of a closure has the type declared by the project function that takes the closure, or comes
  /// from the base or the arguments of the call.
  private mutating func add(parameter name: String, of binding: Node, depth: Int) {
    let closure = binding.kind == .closureExpr ? binding : binding.enclosing { $0 == .closureExpr }
    guard let argument = closure.flatMap({ ClosureArgument($0) }) else { return isOpen = true }
    let written = index.types(ofParameter: name, binding, in: argument)
    if !written.isEmpty, !written.contains(where: index.isOpen) {
      for type in written { add(type: type) }
      return
    }
    if let base = MemberAccessExprSyntax(argument.call.calledExpression)?.base {
      add(base, depth: depth + 1)
    } else {
      isOpen = true
    }
    for value in argument.call.argumentValues {
      // The function may return a value of a type that belongs to this one: the value of a preference key.
      if case .metatype = index.typeOfExpression(value) { isOpen = true }
      add(value, depth: depth + 1)
    }
  }

  private mutating func add(type written: Node) {
    for node in written.subtree where [.identifierType, .memberType, .declReferenceExpr].contains(node.kind) {
      let resolution =
        node.kind == .declReferenceExpr ? index.typeOfExpression(node).type ?? .unknown : index.resolve(node)
      switch resolution {
      case .known(let type): insert(type)
      case .ambiguous(let types): for type in types { insert(type) }
      case .foreign(let name): insert(name)
      case .parameter, .unknown: isOpen = true
      }
    }
  }

  private mutating func insert(_ type: TypeID) { known.insert(type) }
  private mutating func insert(_ type: String) { foreign.insert(type) }

  private mutating func formUnion(_ other: Self) {
    known.formUnion(other.known)
    foreign.formUnion(other.foreign)
    isOpen = isOpen || other.isOpen
  }

  private static let containers = Set(
    words: "Array Set Dictionary Optional ArraySlice ContiguousArray Result IdentifiedArray OrderedSet Deque")

  /// Members of collections that return their contents.
  private static let parts = Set(
    words: """
      first last keys values lazy key value element offset wrappedValue filter sorted reversed prefix suffix
      dropFirst dropLast shuffled enumerated min max randomElement popFirst popLast removeFirst removeLast
      union intersection subtracting symmetricDifference append insert remove count isEmpty indices startIndex
      endIndex contains firstIndex lastIndex
      """)
}

extension ExpressionType {
  /// The type itself, if known.
  fileprivate var type: TypeResolution? {
    switch self {
    case .instance(let type, _), .metatype(let type): type
    case .unknown: nil
    }
  }
}
