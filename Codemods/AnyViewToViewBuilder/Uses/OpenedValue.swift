import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines whether a use of a declaration opens an existential, `any Page`: as the base of its member, or
/// as an argument for a generic parameter. The caller then gets `any View` for `some View`, which is not a
/// view.
struct OpenedValue {
  private let operands: OperandCheck

  private var index: ProjectIndex { operands.index }

  init(index: ProjectIndex) { operands = OperandCheck(index: index) }

  /// For use within a query that is already in progress.
  init(asking operands: OperandCheck) { self.operands = operands }

  /// The expression that may be such a value, or nil.
  func expression(in callee: Node, of declaration: Declaration, depth: Int = 0) -> Node? {
    receiver(in: callee, of: declaration, depth) ?? argument(in: callee, of: declaration, depth)
  }

  private func receiver(in callee: Node, of declaration: Declaration, _ depth: Int) -> Node? {
    guard let base = MemberAccessExprSyntax(callee)?.base,
      !["self", "Self", "super"].contains(base.text)
    else { return nil }
    let names: [String]
    if let type = index.type(of: declaration.id) {
      guard index[type].kind == .protocol else { return nil }
      names = [index[type].name]
    } else {
      guard let around = declaration.parent.flatMap({ ExtensionDeclSyntax(index[$0].node) }),
        let extended = around.extendedType
      else { return nil }
      names = [extended.text]
    }
    return mayBeOpened(base, as: names, depth) ? base : nil
  }

  private func argument(in callee: Node, of declaration: Declaration, _ depth: Int) -> Node? {
    guard let call = FunctionCallExprSyntax(callee.parent), call.calledExpression == callee else {
      return nil
    }
    for parameter in declaration.parameters {
      guard let names = constraints(on: parameter, of: declaration) else { continue }
      let arguments = call.labeledArguments.filter { $0.label?.name == parameter.label }
      for value in arguments.compactMap(\.expression) where mayBeOpened(value, as: names, depth) {
        return value
      }
    }
    return nil
  }

  /// The protocol constraints of a parameter with a generic type; nil if its type is not generic.
  private func constraints(on parameter: Parameter, of declaration: Declaration) -> [String]? {
    guard let type = parameter.type else { return nil }
    if let opaque = SomeOrAnyTypeSyntax(type) {
      return opaque.someOrAnySpecifier?.kind == .some ? names(in: type) : nil
    }
    guard case .parameter(let generic) = index.resolve(type), generic.ancestors.contains(declaration.node)
    else { return nil }
    let clause = FunctionDeclSyntax(declaration.node)?.genericWhereClause?.node
    return names(in: generic) + (clause.map(names) ?? [])
  }

  private func names(in node: Node) -> [String] {
    node.subtree.compactMap { IdentifierTypeSyntax($0)?.name?.name }
  }

  // MARK: - Values

  private func mayBeOpened(_ value: Node, as names: [String], _ depth: Int) -> Bool {
    switch index.typeOfExpression(value) {
    case .instance(.parameter, _): return false
    case .instance(.known(let type), _), .metatype(.known(let type)):
      guard index[type].kind == .protocol else { return false }
    default: break
    }
    switch operands.answer(value, depth: depth + 1) {
    case .view: return false
    case .existential: return true
    case .unknown: return names.contains(where: isSpelledAsValue)
    }
  }

  /// Whether the project uses a protocol, or one that inherits from it, as an existential.
  private func isSpelledAsValue(_ name: String) -> Bool {
    guard !Self.givenByOthers.contains(name) else { return true }
    guard let symbol = index.symbol(name) else { return findsValues(of: name) }
    return index.fact(named: symbol) { ValueSpelling(isFound: findsValues(of: name)) }.isFound
  }

  /// Whether values of a protocol are found, by the name of the protocol.
  private struct ValueSpelling: Sendable {
    let isFound: Bool
  }

  private func findsValues(of name: String) -> Bool {
    let own = index.types.filter { $0.kind == .protocol }
    let below = own.filter { type in
      type.name == name || index.foreignSupertypes(of: type.id).contains(name)
        || index.supertypes(of: type.id).contains { index[$0].name == name }
        // A member of an associated type is `any View`, too.
        || name == "View" && index.members(of: type.id).contains { $0.kind == .associatedtype }
    }
    return Set(below.map(\.name) + [name]).contains { name in
      index.uses(of: name).contains { use in
        switch use.role {
        case .type: Self.isValueType(use.node)
        // `[Page]()`
        case .reference: use.node.parent?.kind != .memberAccessExpr
        default: false
        }
      }
    }
  }

  /// Protocols whose existentials occur without being spelled out: `catch`, `.failure(let error)`.
  private static let givenByOthers: Set = ["Error", "CodingKey"]

  /// Whether the name of a protocol is the type of a value, `any Page`, `[Page]`, `as! Page`, and not a
  /// constraint. The name of an alias, `typealias Both = Page & Named`, can be either.
  private static func isValueType(_ name: Node) -> Bool {
    for ancestor in name.ancestors {
      switch ancestor.kind {
      case .someOrAnyType: return SomeOrAnyTypeSyntax(ancestor)?.someOrAnySpecifier?.text == "any"
      case .inheritedType, .genericParameter, .genericWhereClause, .associatedTypeDecl, .attribute:
        return false
      case .extensionDecl, .memberBlock, .codeBlockItem: return false
      case .typeAnnotation, .functionParameter, .returnClause, .genericArgument, .arrayType, .dictionaryType,
        .typeAliasDecl, .unresolvedAsExpr, .typeExpr, .enumCaseParameter, .closureParameter:
        return true
      default: break
      }
    }
    return false
  }
}
