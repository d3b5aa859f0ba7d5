@_spi(RawSyntax) import SwiftSyntax

/// What SwiftSyntax says about its nodes at run time: their kinds, children and families.
struct NodeSchema {
  /// The kinds of nodes that have children by name, in the order of their names.
  let layouts: [Layout]

  /// The names of the kinds that are lists.
  let collections: [String]

  /// The names of all kinds of nodes, in order.
  let kinds: [String]

  /// One kind of node.
  struct Layout {
    let kind: String
    /// The name of SwiftSyntax's type, without the `Syntax` at its end.
    let name: String
    let family: Family
    let children: [Child]
  }

  /// One child of a node.
  struct Child {
    let name: String
    let content: Content
  }

  /// What a child can be.
  enum Content {
    case token
    /// Always this kind of node; the name is that of its view.
    case node(String)
    /// A list, or one of several kinds.
    case someNode
  }

  /// The base of a node.
  enum Family {
    case declaration, expression, statement, type, pattern, other
  }

  /// Asks SwiftSyntax.
  init() {
    let all = KindTable.shared.kinds.filter { $0 != .token }
      .map { (name: "\($0)", type: $0.syntaxNodeType) }
      .sorted { Self.order($0.name) < Self.order($1.name) }
    kinds = all.map(\.name)
    collections = all.filter { $0.type.structure.isCollection }.map(\.name).sorted()
    layouts = all.compactMap { Self.layout($0.name, $0.type) }
  }

  /// Names are sorted without regard to case and to leading underscores.
  private static func order(_ name: String) -> String {
    String(name.trimmingPrefix { $0 == "_" }).lowercased()
  }

  private static func layout(_ kind: String, _ type: any SyntaxProtocol.Type) -> Layout? {
    guard case .layout(let keyPaths) = type.structure else { return nil }
    let children = keyPaths.compactMap { child($0) }
    return Layout(kind: kind, name: typeName(type), family: family(of: type), children: children)
  }

  /// Between any two children there can be unexpected nodes; the product keeps these apart.
  private static func child(_ keyPath: AnyKeyPath) -> Child? {
    guard let name = childName(keyPath) else { return nil }
    let gaps = ["unexpectedBefore", "unexpectedBetween", "unexpectedAfter"]
    guard !gaps.contains(where: name.hasPrefix) else { return nil }
    let value = Swift.type(of: keyPath).valueType
    let type = (value as? any OptionalValue.Type)?.wrapped ?? value
    return Child(name: name, content: content(type))
  }

  private static func content(_ type: Any.Type) -> Content {
    guard type != TokenSyntax.self else { return .token }
    guard let node = type as? any SyntaxProtocol.Type, node.structure.isLayout else { return .someNode }
    return .node(typeName(node))
  }

  private static func typeName(_ type: any SyntaxProtocol.Type) -> String {
    let name = "\(type)"
    return name.hasSuffix("Syntax") ? String(name.dropLast("Syntax".count)) : name
  }

  private static func family(of type: any SyntaxProtocol.Type) -> Family {
    switch type {
    case is any DeclSyntaxProtocol.Type: .declaration
    case is any ExprSyntaxProtocol.Type: .expression
    case is any StmtSyntaxProtocol.Type: .statement
    case is any TypeSyntaxProtocol.Type: .type
    case is any PatternSyntaxProtocol.Type: .pattern
    default: .other
    }
  }
}

/// Lets the type inside an optional be found at run time.
private protocol OptionalValue {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
}
