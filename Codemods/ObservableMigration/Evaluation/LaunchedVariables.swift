import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The variables of types and modules that every app of a project creates during launch, before any view is
/// created: those that the app's properties or its `init` need, on every path.
struct LaunchedVariables: Sendable {
  private(set) var all: Set<DeclarationID> = []

  private let index: ProjectIndex

  init(_ index: ProjectIndex) {
    self.index = index
    let apps = index.types(conformingToForeign: "App").map(variables(madeBy:))
    all = apps.dropFirst().reduce(apps.first ?? []) { $0.intersection($1) }
  }

  private func variables(madeBy app: TypeID) -> Set<DeclarationID> {
    var walk = Walk(index: index)
    walk.walk(creationOf: app)
    return walk.made
  }

  private struct Walk {
    let index: ProjectIndex
    var made: Set<DeclarationID> = []
    private var types: Set<TypeID> = []

    init(index: ProjectIndex) { self.index = index }

    mutating func walk(creationOf type: TypeID) {
      guard types.insert(type).inserted, !index[type].isSplit else { return }
      for member in index.members(of: type) where member.kind == .variable && member.isStored {
        if member.isStatic || member.traits.contains(.lazy) { continue }
        member.initialValue.map { walk($0, as: index.typeOfVariable(member.id)) }
      }
      let initializers = index.ownMembers(named: "init", of: type)
      // Only one of several runs, and it is unknown which.
      if initializers.count == 1, let body = initializers[0].body { walk(body.node) }
    }

    private mutating func walk(_ node: Node, as type: ExpressionType = .unknown) {
      switch node.kind {
      case .declReferenceExpr: index.declarations(referencedBy: node).first.map { collect(index[$0]) }
      case .memberAccessExpr: collect(impliedBy: MemberAccessExprSyntax(unchecked: node), type)
      case .functionCallExpr: collect(call: FunctionCallExprSyntax(unchecked: node))
      default: break
      }
      for child in node.children where !node.mayPassOver(child) {
        walk(child)
        if child.mayLeave { return }
      }
    }

    /// `.shared` of the declared type.
    private mutating func collect(impliedBy access: MemberAccessExprSyntax, _ type: ExpressionType) {
      guard access.base == nil, case .instance(.known(let type), _) = type,
        let name = access.declName?.baseName?.name
      else { return }
      index.members(named: name, of: type).first.map { collect($0) }
    }

    private mutating func collect(call: FunctionCallExprSyntax) {
      guard let callee = call.calledExpression,
        case .metatype(.known(let type)) = index.typeOfExpression(callee)
      else { return }
      walk(creationOf: type)
    }

    private mutating func collect(_ variable: Declaration) {
      guard variable.kind == .variable, variable.isStored, variable.isStatic || variable.parent == nil,
        made.insert(variable.id).inserted
      else { return }
      variable.initialValue.map { walk($0, as: index.typeOfVariable(variable.id)) }
    }
  }
}
