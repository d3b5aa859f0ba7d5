import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether a value that the index doesn't know certainly has no property of one of the project's classes: it
  /// is a collection, a part of a value of SwiftUI or another module, `proxy.size` of a `GeometryReader`,
  /// `image.size`, or of a type that only conforms to protocols to which the class doesn't.
  func isOutside(of owner: TypeID, _ value: Node) -> Bool {
    isCollection(value) || isOfOtherProtocols(value, than: owner) || isExternal(value, depth: 0)
  }

  /// Whether a value is a collection, which no class of the project is.
  private func isCollection(_ value: Node) -> Bool {
    if elementType(of: value) != nil { return true }
    let isOptional = value.kind == .optionalChainingExpr || value.kind == .forceUnwrapExpr
    let collection = isOptional ? value.children.first ?? value : value
    let name = MemberAccessExprSyntax(collection)?.declName?.node ?? collection
    guard name.kind == .declReferenceExpr, let id = declarations(referencedBy: name).only,
      let type = index[id].resultType
    else { return false }
    return isCollectionType(type)
  }

  private func isExternal(_ value: Node, depth: Int) -> Bool {
    var names: [String] = []
    var root = value
    while !isOfPlainExternalType(root) {
      guard let base = base(of: root) else {
        guard depth < 4, let initial = initialValue(of: root) else { return false }
        return isExternal(initial, depth: depth + 1) && !names.contains(where: isAddedToExternalType)
      }
      if let name = base.name { names.append(name) }
      root = base.value
    }
    return !names.contains(where: isAddedToExternalType)
  }

  /// The value that a property or variable without a written type starts with.
  private func initialValue(of name: Node) -> Node? {
    guard name.kind == .declReferenceExpr else { return nil }
    if case .local(let binding) = index.lookUp(name) {
      return binding.writtenType == nil ? binding.value : nil
    }
    guard let id = declarations(referencedBy: name).only, index[id].typeAnnotation == nil else { return nil }
    return index[id].initialValue
  }

  /// What a value is a part of, and by which name; nil if it is no part.
  private func base(of value: Node) -> (value: Node, name: String?)? {
    switch value.kind {
    case .optionalChainingExpr, .forceUnwrapExpr: return value.children.first.map { ($0, nil) }
    case .functionCallExpr:
      return MemberAccessExprSyntax(FunctionCallExprSyntax(value)?.calledExpression).flatMap(base)
    case .memberAccessExpr: return MemberAccessExprSyntax(value).flatMap(base)
    default: return nil
    }
  }

  private func base(of access: MemberAccessExprSyntax) -> (value: Node, name: String?)? {
    access.base.map { ($0, access.declName?.baseName?.name) }
  }

  /// Whether a value is of an external type that contains no values of the project's types: it isn't generic.
  private func isOfPlainExternalType(_ value: Node) -> Bool {
    if value.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(value),
      [.closureParameter, .shorthand].contains(binding.kind)
    {
      let closure = ([binding.node] + binding.node.ancestors).first { $0.kind == .closureExpr }
      if closure.map({ role(of: $0) == .readerContent }) == true { return true }
    }
    let known: TypeResolution? =
      switch index.typeOfExpression(value) {
      case .instance(let type, _), .metatype(let type): type
      case .unknown: valueType(of: value)
      }
    guard let name = known?.foreign, !Collections.holdElements(name), !Self.holders.contains(name) else {
      return false
    }
    let declared = declarations(referencedBy: MemberAccessExprSyntax(value)?.declName?.node ?? value).only
    let written = declared.flatMap { index[$0].typeAnnotation }
    return written.map {
      TypeShape($0).genericArguments.isEmpty && TypeShape($0).core.kind == .identifierType
    }
      ?? true
  }

  /// Types that contain a value of any type.
  private static let holders: Set = [
    "AnyPublisher", "AsyncStream", "Binding", "Bindable", "CurrentValueSubject", "Environment", "Optional",
    "Published", "Result", "State", "StateObject", "ObservedObject", "Task",
  ]

  /// Whether the project adds a member with a name to any external type.
  private func isAddedToExternalType(_ name: String) -> Bool {
    index.declarations(named: name).contains { member in
      index.type(of: member.id) == nil && member.parent.map { index[$0].kind == .extension } == true
    }
  }

  /// Whether the value of a property is of a generic type that conforms to a protocol of the project to which
  /// the class doesn't conform.
  private func isOfOtherProtocols(_ value: Node, than owner: TypeID) -> Bool {
    let name = MemberAccessExprSyntax(value)?.declName?.node ?? value
    guard let id = declarations(referencedBy: name).only,
      case .parameter(let parameter)? = index.typeOfVariable(id).resolution,
      let type = onlyProtocol(of: parameter)
    else { return false }
    return !index.supertypes(of: owner).contains(type)
  }
}
