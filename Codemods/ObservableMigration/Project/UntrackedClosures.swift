import CodemodKit
import ProjectIndex
import SwiftCST

/// The closures and functions of a project that SwiftUI runs when it draws or lays out, or before it
/// evaluates a view.
struct UntrackedClosures: Sendable {
  /// One closure or function, with the functions of its type that it names.
  struct Closure: Sendable {
    /// What it is given to, or the name of the function.
    let name: String
    let codes: [Node]
  }

  /// A member that one of them reads of what may be an object of the project.
  struct Read: Sendable {
    let access: MemberAccessExprSyntax
    /// The type of the object.
    let type: ExpressionType
    let closure: Closure
    /// The type that the closure stands in.
    let owner: TypeID
  }

  private var closures: [TypeID: [Closure]] = [:]

  /// What they read of objects, whoever holds these.
  private(set) var reads: [Read] = []

  init(_ index: ProjectIndex) {
    for name in ["Canvas", "alignmentGuide", "visualEffect", "scrollTransition"] {
      for use in index.uses(of: name) {
        guard let call = FunctionCallExprSyntax(use.expression.parent),
          call.calledExpression == use.expression,
          let owner = index.enclosingType(of: use.node)
        else { continue }
        let given = call.trailingClosures.prefix(1) + call.argumentValues.filter { $0.kind == .closureExpr }
        for closure in given {
          closures[owner, default: []].append(
            Closure(name: name, codes: [closure] + Self.functions(of: owner, namedIn: closure, index)))
        }
      }
    }
    for (name, function) in Self.functions {
      for owner in index.types(conformingToForeign: name) {
        for member in index.ownMembers(named: function, of: owner) where member.kind == .function {
          closures[owner, default: []].append(
            Closure(
              name: function,
              codes: [member.node] + Self.functions(of: owner, namedIn: member.node, index)))
        }
      }
    }
    addReads(index)
  }

  private mutating func addReads(_ index: ProjectIndex) {
    for (owner, closures) in closures.sorted(by: { $0.key < $1.key }) {
      for closure in closures {
        for access in closure.codes.flatMap(\.subtree).compactMap(MemberAccessExprSyntax.init) {
          guard let base = access.base, case let type = index.typeOfExpression(base),
            Self.mayBeObject(type, index)
          else { continue }
          reads.append(Read(access: access, type: type, closure: closure, owner: owner))
        }
      }
    }
  }

  private static func mayBeObject(_ type: ExpressionType, _ index: ProjectIndex) -> Bool {
    switch type {
    case .instance(.known(let type), _): [.class, .protocol].contains(index[type].kind)
    case .instance(.parameter, _): true
    default: false
    }
  }

  private static func functions(of owner: TypeID, namedIn code: Node, _ index: ProjectIndex) -> [Node] {
    let named = index.declarations(referencedIn: code).sorted(on: \.order).map { index[$0] }
    return named.filter { $0.kind == .function && index.type(of: $0.id) == owner }.map(\.node)
  }

  /// The functions of conformers to protocols of SwiftUI.
  private static let functions = [
    ("Shape", "path"), ("InsettableShape", "path"), ("GeometryEffect", "effectValue"),
    ("DynamicProperty", "update"), ("Layout", "sizeThatFits"), ("Layout", "placeSubviews"),
  ]

  /// Those in the members of a type.
  func inside(_ type: TypeID) -> [Closure] { closures[type] ?? [] }
}
