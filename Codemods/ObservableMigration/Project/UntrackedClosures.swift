import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The closures and members of a project that SwiftUI runs when it draws or lays out, or before it evaluates
/// a view.
struct UntrackedClosures: Sendable {
  /// A closure or member, with all the project code outside classes that it runs.
  struct Closure: Sendable {
    /// What it is passed to, or the name of the member.
    let name: String
    let codes: [Node]

    init(name: String, _ code: Node, _ index: ProjectIndex) {
      self.name = name
      var codes = [code]
      var seen: Set<DeclarationID> = []
      var position = 0
      while position < codes.count {
        for id in index.declarations(referencedIn: codes[position]).sorted(on: \.order) {
          guard Self.isFollowed(id, index), seen.insert(id).inserted else { continue }
          codes.append(index[id].node)
        }
        position += 1
      }
      self.codes = codes
    }

    /// Whether the code that a declaration runs belongs to the code that names it. Classes are excluded: code
    /// that names a member of an object reads the object.
    private static func isFollowed(_ id: DeclarationID, _ index: ProjectIndex) -> Bool {
      let declaration = index[id]
      guard declaration.kind == .function || declaration.kind == .variable && !declaration.isStored else {
        return false
      }
      return index.type(of: id).map { index[$0].kind != .class } ?? true
    }
  }

  /// A member that one of them reads from a possible object of the project.
  struct Read: Sendable {
    let access: MemberAccessExprSyntax
    /// The type of the object.
    let type: ExpressionType
    let closure: Closure
    /// The type that contains the closure.
    let owner: TypeID
  }

  private var closures: [TypeID: [Closure]] = [:]

  /// The reads from objects, wherever these are stored.
  private(set) var reads: [Read] = []

  init(_ index: ProjectIndex) {
    for name in ["Canvas", "alignmentGuide", "containerRelativeFrame", "visualEffect", "scrollTransition"] {
      for use in index.uses(of: name) {
        guard let call = FunctionCallExprSyntax(use.expression.parent),
          call.calledExpression == use.expression,
          let owner = index.enclosingType(of: use.node)
        else { continue }
        let given = call.trailingClosures.prefix(1) + call.argumentValues.filter { $0.kind == .closureExpr }
        for closure in given {
          closures[owner, default: []].append(Closure(name: name, closure, index))
        }
      }
    }
    for (name, required) in Self.requirements {
      for owner in index.types(conformingToForeign: name) {
        for member in index.ownMembers(named: required, of: owner)
        where member.kind == .function || member.kind == .variable && !member.isStored {
          closures[owner, default: []].append(Closure(name: required, member.node, index))
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

  /// The requirements of SwiftUI's protocols.
  private static let requirements = [
    ("Shape", "path"), ("InsettableShape", "path"), ("GeometryEffect", "effectValue"),
    ("DynamicProperty", "update"), ("Layout", "sizeThatFits"), ("Layout", "placeSubviews"),
    ("Layout", "spacing"), ("Layout", "explicitAlignment"), ("Layout", "makeCache"),
    ("Layout", "updateCache"), ("TextRenderer", "draw"), ("ShapeStyle", "resolve"),
    ("Animatable", "animatableData"), ("AnimatableModifier", "animatableData"), ("Shape", "animatableData"),
    ("InsettableShape", "animatableData"), ("GeometryEffect", "animatableData"),
  ]

  /// The closures in the members of a type.
  func inside(_ type: TypeID) -> [Closure] { closures[type] ?? [] }
}
