import ProjectIndex
import SwiftCST

/// The object whose property is read.
enum ReadObject: Hashable, Sendable {
  /// The one in a stored property of the view.
  case property(DeclarationID)
  /// One that the evaluated code itself has created: nothing else can change it.
  case new
}

extension SwiftUIModel {
  /// The object whose member a name is, in the code of a view's evaluation; nil if it is unknown, or if the
  /// member doesn't belong to a class.
  func object(at name: Node, of member: Declaration, in code: EvaluatedCode) -> ReadObject? {
    guard !member.isStatic, let owner = index.type(of: member.id), index[owner].kind == .class else {
      return nil
    }
    guard let access = MemberAccessExprSyntax(name.parent), access.declName?.node == name else {
      let own = index.enclosingType(of: name)
      let isOwn = own.map { $0 == owner || index.superclasses(of: $0).contains(owner) } ?? false
      return isOwn ? code.object : nil
    }
    return access.base.flatMap { object(of: $0, in: code, depth: 0) }
  }

  /// The object that is the value of an expression.
  private func object(of value: Node, in code: EvaluatedCode, depth: Int) -> ReadObject? {
    guard depth < 8 else { return nil }
    switch value.kind {
    case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr:
      return value.children.firstNonNil { object(of: $0, in: code, depth: depth + 1) }
    case .functionCallExpr:
      return isNewObject(value) ? .new : nil
    case .memberAccessExpr:
      guard let access = MemberAccessExprSyntax(value), let base = access.base, let name = access.declName
      else { return nil }
      if base.text == "self" { return object(named: name.node, in: code, depth: depth) }
      return name.baseName?.name == "wrappedValue" ? object(of: base, in: code, depth: depth + 1) : nil
    case .declReferenceExpr:
      return value.text == "self" ? code.object : object(named: value, in: code, depth: depth)
    default: return nil
    }
  }

  private func object(named name: Node, in code: EvaluatedCode, depth: Int) -> ReadObject? {
    if case .local(let binding) = index.lookUp(name) {
      guard !binding.isMutable, [.variable, .condition, .capture].contains(binding.kind) else { return nil }
      return binding.value.flatMap { object(of: $0, in: code, depth: depth + 1) }
    }
    guard let id = declarations(referencedBy: name).only, index[id].isStored, !index[id].isStatic,
      let owner = index.type(of: id)
    else { return nil }
    if kind(of: owner) != .none { return .property(id) }
    // What a new object creates for itself is new, too.
    return code.object == .new && index[id].initialValue.map(isNewObject) == true ? .new : nil
  }

  private func isNewObject(_ value: Node) -> Bool {
    FunctionCallExprSyntax(value).flatMap { type(madeBy: $0) }.map { index[$0].kind == .class } ?? false
  }
}

extension Read {
  /// Whether it may be a read of the object in a property of the view.
  func mayBe(of property: Declaration) -> Bool { object == nil || object == .property(property.id) }

  /// Whether it may be a read of one of some objects.
  func mayBe(oneOf objects: Set<ReadObject>) -> Bool { object.map(objects.contains) ?? true }
}
