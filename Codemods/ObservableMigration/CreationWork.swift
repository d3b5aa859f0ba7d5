import ProjectIndex
import SwiftCST

/// Tells whether creating an object is more than setting its properties to plain values.
struct CreationWork {
  let index: ProjectIndex
  /// Whether the object is created before the app has set anything up: then what is shared may not be there yet,
  /// and is created with it.
  let isEarly: Bool
  private let depth: Int

  init(_ index: ProjectIndex, isEarly: Bool = false) { self.init(index, isEarly: isEarly, depth: 0) }

  private init(_ index: ProjectIndex, isEarly: Bool, depth: Int) {
    self.index = index
    self.isEarly = isEarly
    self.depth = depth
  }

  private var deeper: CreationWork { CreationWork(index, isEarly: isEarly, depth: depth + 1) }

  /// Whether every way to create an object of a type is trivial; of a protocol or a generic parameter, every
  /// class of the cluster.
  func isTrivialToCreate(_ type: ExpressionType, or cluster: ObservableCluster) -> Bool {
    switch type {
    case .instance(.known(let type), _) where index[type].kind != .protocol: isTrivial(type)
    default: cluster.types.filter { index[$0].kind == .class }.allSatisfy(isTrivial)
    }
  }

  /// Whether an expression names an object that exists anyway: a parameter, `Store.shared`, `.shared`.
  func exists(_ expression: Node, as type: ExpressionType) -> Bool {
    switch expression.kind {
    case .declReferenceExpr:
      if case .local = index.lookUp(expression) { return true }
      return false
    case .memberAccessExpr:
      guard let access = MemberAccessExprSyntax(expression), let name = access.declName?.baseName?.name else {
        return false
      }
      let owner = access.base.map(index.typeOfExpression) ?? type
      switch owner {
      case .metatype(.known(let owner)), .instance(.known(let owner), _):
        let members = index.members(named: name, of: owner)
        return !members.isEmpty && members.allSatisfy { $0.isStatic && $0.isStored }
      default: return false
      }
    default: return false
    }
  }

  /// Whether all that a computed property does is to name a plain value: `static var shared: Log { storage }`.
  func givesTrivialValue(_ member: Declaration) -> Bool {
    guard depth < 6, member.kind == .variable,
      let item = CodeBlockItemSyntax(member.getterStatements?.children.only)?.item
    else { return false }
    let value = ReturnStmtSyntax(item)?.expression ?? ExpressionStmtSyntax(item)?.expression ?? item
    return deeper.isTrivial(value)
  }

  /// Whether asking for a stored variable does nothing else. One of a type or a module is created when it is first
  /// asked for, which is not early as a rule.
  func isThere(_ variable: Declaration) -> Bool {
    guard variable.kind == .variable, variable.isStored else { return false }
    guard isEarly, variable.isStatic || variable.parent == nil else { return true }
    return depth < 6
      && variable.initialValue.map { deeper.isTrivial($0, as: index.typeOfVariable(variable.id)) } ?? false
  }

  /// Whether every way to create a value of a type that a value's own creation asks for is trivial.
  func isTrivialInside(_ type: TypeID) -> Bool { deeper.isTrivial(type) }

  private func isTrivial(_ type: TypeID) -> Bool {
    guard depth < 6 else { return false }
    let info = index[type]
    guard info.kind == .class || info.kind == .struct || info.kind == .enum, !info.isSplit else {
      return false
    }
    let stored = index.members(of: type).filter { $0.kind == .variable && !$0.isStatic && $0.isStored }
    guard stored.allSatisfy(isTrivialDefault) else { return false }
    guard info.kind != .enum else { return true }
    for initializer in index.ownMembers(named: "init", of: type) {
      guard initializer.parameters.allSatisfy(isTrivialDefault), let body = initializer.body,
        isTrivial(body)
      else { return false }
    }
    switch index.superclass(of: type) {
    case .none, .foreign("NSObject"): return true
    case .known(let parent): return deeper.isTrivial(parent)
    default: return false
    }
  }

  private func isTrivialDefault(_ property: Declaration) -> Bool {
    // What is lazy is not evaluated, and a wrapper like @AppStorage only notes its key.
    if property.traits.contains(.lazy) { return true }
    return property.attributes.allSatisfy(isTrivial)
      && property.initialValue.map { isTrivial($0, as: index.typeOfVariable(property.id)) } ?? true
  }

  private func isTrivialDefault(_ parameter: Parameter) -> Bool {
    guard let value = parameter.defaultValue else { return true }
    let type = parameter.type.map {
      ExpressionType.instance(index.resolve(TypeShape($0).core), optionalDepth: 0)
    }
    return isTrivial(value, as: type ?? .unknown)
  }

  private func isTrivial(_ attribute: Attribute) -> Bool {
    guard attribute.arguments?.children.allSatisfy({ isTrivial($0) }) ?? true else { return false }
    guard let wrapper = attribute.typeName.flatMap({ index.resolve($0).known }) else { return true }
    return deeper.isTrivial(wrapper)
  }

  /// Only assignments of trivial values to properties of the object, and `super.init()`.
  private func isTrivial(_ body: CodeBlockSyntax) -> Bool {
    guard let statements = body.statements else { return true }
    return statements.children.allSatisfy { item in
      guard let item = CodeBlockItemSyntax(item)?.item else { return false }
      if let list = SequenceExprSyntax(item)?.elements {
        let operands = Array(list.children)
        guard operands.count > 2, operands[1].kind == .assignmentExpr, isSilent(operands[0]) else {
          return false
        }
        return operands[2...].allSatisfy(isTrivialOperand)
      }
      guard let call = FunctionCallExprSyntax(item), let callee = call.calledExpression?.text else {
        return false
      }
      return ["super.init", "self.init"].contains(callee) && hasTrivialArguments(call)
    }
  }

  /// Whether setting what an expression names does nothing else: it is a stored property of the object, or the
  /// storage of one, `_x`.
  private func isSilent(_ target: Node) -> Bool {
    let access = MemberAccessExprSyntax(target)
    guard target.kind == .declReferenceExpr || access?.base?.text == "self" else { return false }
    let name = access?.declName?.node ?? target
    if name.text.hasPrefix("_"), index.declarations(named: name.text).isEmpty { return true }
    let found = index.declarations(referencedBy: name).map { index[$0] }
    return !found.isEmpty && found.allSatisfy(isSilent)
  }

  /// Observers of a plain property don't run while its object is created, nor do others for the first value.
  private func isSilent(_ property: Declaration) -> Bool {
    guard property.kind == .variable, property.isStored, !property.isStatic else { return false }
    let isPublished = property.attribute("Published") != nil
    if property.hasObservers, isPublished || property.traits.contains(.override), hasDefault(property) {
      return false
    }
    return property.attributes.allSatisfy { attribute in
      isPublished || attribute.name.first?.isUppercase == false || Self.markers.contains(attribute.name)
    }
  }

  private func hasDefault(_ property: Declaration) -> Bool {
    property.initialValue != nil || property.typeAnnotation.map { TypeShape($0).optionalDepth > 0 } ?? false
      || property.attribute("Published")?.arguments != nil
  }

  /// Attributes with a capital that are no wrappers.
  private static let markers: Set = ["MainActor", "ObservationIgnored", "IBOutlet", "IBInspectable"]
}
