import ProjectIndex
import SwiftCST

/// Determines where the publisher of a property can have another type.
struct SubscriptionCheck {
  private let index: ProjectIndex
  /// The files that name the type `Published`, which the publisher may have to have.
  private let files: Set<FileID>
  private let hasAlias: Bool

  init(_ uses: PublisherUses, in index: ProjectIndex) {
    self.index = index
    files = Set(uses.publishedTypes.all.map(\.file))
    hasAlias = uses.publishedTypes.all.contains { use in
      use.node.ancestors.contains { $0.kind == .typeAliasDecl }
    }
  }

  /// Whether an operator is applied to a projected value, or it is passed to a parameter for any publisher.
  func takesAnyPublisher(_ use: Use) -> Bool {
    switch use.role {
    case .reference, .member: break
    default: return false
    }
    guard !files.contains(use.file), let parent = use.expression.parent else { return false }
    if let access = MemberAccessExprSyntax(parent) { return access.base == use.expression }
    if let argument = LabeledExprSyntax(parent), let call = FunctionCallExprSyntax(parent.parent?.parent) {
      return argument.expression == use.expression && takesAnyPublisher(call)
    }
    return isGivenToOperator(parent)
  }

  private func takesAnyPublisher(_ call: FunctionCallExprSyntax) -> Bool {
    guard let callee = call.calledExpression else { return false }
    let access = MemberAccessExprSyntax(callee)
    let name = access?.declName?.baseName?.name ?? callee.text
    let declared = index.declarations(named: name)
    guard !declared.isEmpty else { return Self.operators.contains(name) }
    return !hasAlias
      && declared.allSatisfy { declaration in
        declaration.kind == .function && declaration.parameters.allSatisfy { $0.type?.namesPublished != true }
      }
  }

  /// `flatMap { $0.$value }`
  private func isGivenToOperator(_ item: Node) -> Bool {
    guard item.kind == .codeBlockItem, let list = item.parent, list.children.second == nil,
      let closure = list.parent, ClosureExprSyntax(closure)?.signature?.returnClause == nil,
      let call = ClosureArgument(closure)?.call
    else { return false }
    let name = MemberAccessExprSyntax(call.calledExpression)?.declName?.baseName?.name ?? ""
    return ["map", "flatMap", "compactMap"].contains(name) && index.declarations(named: name).isEmpty
  }

  /// Functions that take publishers of different types.
  private static let operators = Set(
    words: """
      CombineLatest CombineLatest3 CombineLatest4 Merge Merge3 Merge4 Merge5 Merge6 Zip Zip3 Zip4 AnyPublisher
      combineLatest merge zip append prepend onReceive
      """)
}

extension Node {
  fileprivate var namesPublished: Bool {
    subtree.contains { IdentifierTypeSyntax($0)?.name?.name == "Published" }
  }
}
