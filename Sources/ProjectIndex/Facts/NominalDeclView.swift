import SwiftCST

/// The common interface of the views of structs, classes, enums, actors and protocols.
protocol NominalDeclView {
  var node: Node { get }
  var attributes: Node? { get }
  var modifiers: Node? { get }
  var name: Token? { get }
  var genericParameterClause: GenericParameterClauseSyntax? { get }
  var inheritanceClause: InheritanceClauseSyntax? { get }
  var genericWhereClause: GenericWhereClauseSyntax? { get }
  var memberBlock: MemberBlockSyntax? { get }
}

extension StructDeclSyntax: NominalDeclView {}
extension ClassDeclSyntax: NominalDeclView {}
extension EnumDeclSyntax: NominalDeclView {}
extension ActorDeclSyntax: NominalDeclView {}

extension ProtocolDeclSyntax: NominalDeclView {
  // A protocol's primary associated types are declared again in its body.
  var genericParameterClause: GenericParameterClauseSyntax? { nil }
}

extension SyntaxKind {
  /// Whether a node of this kind has members: it declares a nominal type, or extends a type.
  var hasMembers: Bool {
    switch self {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }
}

/// The nominal type that a node declares; nil if it declares none.
func nominalView(_ node: Node) -> (any NominalDeclView)? {
  switch node.kind {
  case .structDecl: StructDeclSyntax(unchecked: node)
  case .classDecl: ClassDeclSyntax(unchecked: node)
  case .enumDecl: EnumDeclSyntax(unchecked: node)
  case .actorDecl: ActorDeclSyntax(unchecked: node)
  case .protocolDecl: ProtocolDeclSyntax(unchecked: node)
  default: nil
  }
}
