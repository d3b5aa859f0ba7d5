import CodemodKit
import ProjectIndex
import SwiftCST

/// What `objectWillChange.send()` in a class announces: the stored properties that the code around it
/// changes.
///
/// With Observation the properties announce themselves, so that the call can go where it announces nothing
/// else.
struct Announcements {
  /// The stored properties that are announced by hand.
  private(set) var properties: Set<DeclarationID> = []

  /// The names in calls that have become needless: `objectWillChange`.
  private(set) var needless: [Use] = []

  private let index: ProjectIndex
  private let uses: MemberUses
  private let type: TypeID
  private let family: Set<TypeID>

  /// Looks at all calls in one class of a family of classes that move together.
  ///
  /// - Parameter sends: The calls in the project.
  init(in type: TypeID, of family: Set<TypeID>, among sends: ByType<Use>, _ uses: MemberUses) {
    self.uses = uses
    index = uses.index
    self.type = type
    self.family = family
    var senders: Set<DeclarationID> = []
    for use in sends.concerning([type]) {
      guard index.enclosingType(of: use.node) == type, leavesCode(use), let scope = Self.scope(of: use),
        case let changes = changes(in: scope), changes.isAll, !changes.properties.isEmpty
      else { continue }
      properties.formUnion(changes.properties)
      needless.append(use)
      if let sender = index.enclosingDeclaration(of: use.node) { senders.insert(sender.id) }
    }
    addCallers(of: senders)
  }

  /// Whether a name is called as `objectWillChange.send()`, in a statement of its own.
  static func isSend(_ use: Use) -> Bool {
    guard let call = call(of: use) else { return false }
    return call.parent?.kind == .codeBlockItem
  }

  /// The call `objectWillChange.send()` with all that stands before the name.
  static func call(of use: Use) -> Node? {
    switch use.role {
    case .reference: break
    case .member(let base?) where ["self", "self?"].contains(base.text): break
    default: return nil
    }
    guard let access = MemberAccessExprSyntax(use.expression.parent), access.base == use.expression,
      access.declName?.baseName?.name == "send", let call = FunctionCallExprSyntax(access.node.parent),
      call.arguments?.children.first == nil, call.trailingClosure == nil
    else { return nil }
    return call.node
  }

  /// Whether the block around a call holds more, or is an observer that holds nothing else.
  private func leavesCode(_ use: Use) -> Bool {
    guard let list = Self.call(of: use)?.parent?.parent else { return false }
    if list.children.second != nil { return true }
    guard let accessor = AccessorDeclSyntax(list.parent?.parent),
      [.willSet, .didSet].contains(accessor.accessorSpecifier?.kind)
    else { return false }
    return index.enclosingDeclaration(of: accessor.node)?.accessorDeclarations.count == 1
  }

  /// The body of the function, accessor or closure that a call stands in.
  private static func scope(of use: Use) -> Node? {
    use.node.ancestors.first { node in
      switch node.kind {
      case .closureExpr, .functionDecl, .accessorDecl: true
      default: false
      }
    }
  }

  /// Methods of the class that change more of it and then call one that announces.
  private mutating func addCallers(of senders: Set<DeclarationID>) {
    var known = senders
    var open = senders
    while !open.isEmpty {
      var next: Set<DeclarationID> = []
      for sender in open {
        guard index[sender].kind == .function, let name = index[sender].name else { continue }
        for use in uses.uses(of: name).concerning([type]) where isOwn(use, sender) {
          guard let caller = index.enclosingDeclaration(of: use.node), caller.kind == .function,
            index.type(of: caller.id) == type, known.insert(caller.id).inserted
          else { continue }
          properties.formUnion(changes(in: caller.node).properties)
          next.insert(caller.id)
        }
      }
      open = next
    }
  }

  private func isOwn(_ use: Use, _ function: DeclarationID) -> Bool {
    switch use.role {
    case .reference: index.lookUp(use.token.name, at: use.node).declarations.contains(function)
    case .member(let base?): base.text == "self" && index.enclosingType(of: use.node) == type
    default: false
    }
  }

  private func changes(in scope: Node) -> AnnouncedChanges {
    AnnouncedChanges(in: scope, of: type, family: family, index)
  }
}
