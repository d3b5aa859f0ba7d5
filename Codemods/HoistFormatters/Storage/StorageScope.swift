import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Where the one instance of a formatter is kept.
struct StorageScope: Hashable, Sendable {
  /// The `memberBlockItem` or, for a variable of the file, `codeBlockItem` before which it is declared.
  let anchor: Node
  /// The type or extension whose static it is; nil for a variable of the file.
  let owner: DeclarationID?
  /// The name of the type around the formatter, which a variable of the file begins with.
  let typeName: String?

  /// Whether it is a variable of the file.
  var isFileScope: Bool { owner == nil }

  /// The list before one of whose items it is declared.
  var list: Node? { anchor.parent }

  /// The scope for what `node` makes: a static of the type around it, else a variable of the file. Nil in
  /// scripts, where there can be none.
  init?(around node: Node, in file: FileContext) {
    let index = file.index
    let member = node.ancestors.first {
      $0.kind == .memberBlockItem && $0.children.first?.kind != .ifConfigDecl
    }
    let type = member?.ancestors.lazy.compactMap { index.declaration(at: $0) }
      .first { $0.kind.isNominal || $0.kind == .extension }
    typeName = type?.name
    if let member, let type, Self.allowsStatics(type, index) {
      anchor = member
      owner = type.id
      return
    }
    // The variables of a script get their values in the order of its lines, not when they are first used.
    guard !file.isScript, let outermost = Self.outermostItem(around: node) else { return nil }
    anchor = outermost
    owner = nil
  }

  /// From where in a file the instance can be used: formatters of one reach may share it.
  enum Reach: Equatable {
    /// From everything in a type and its extensions.
    case type(TypeID)
    /// From everything in the file's extensions of a type that others declare.
    case foreign(String)
    /// From the list before one of whose items it is declared.
    case list(Node?)

    /// The reach as a text that no other of the file has.
    var text: String {
      switch self {
      case .type(let type): "\(type.rawValue)"
      case .foreign(let name): name
      case .list(let list): list.map { "[\($0.id)]" } ?? "[]"
      }
    }
  }

  /// A private member can be used from the whole type in its file, unless there are systems or builds without
  /// it, or an extension says on which actor its members are.
  func reach(in index: ProjectIndex) -> Reach {
    guard let owner, !anchor.ancestors.contains(where: { $0.kind == .ifConfigClause }) else {
      return .list(list)
    }
    let view = ExtensionDeclSyntax(index[owner].node)
    if let view,
      view.attributes != nil || view.inheritanceClause != nil || !Self.saysAccessAlone(view.modifiers)
    {
      return .list(list)
    }
    if let type = index.declaredType(owner) { return .type(type) }
    return (view?.extendedType).map { .foreign($0.text) } ?? .list(list)
  }

  /// Whether all modifiers of an extension are about who may use its members, as `fileprivate`.
  private static func saysAccessAlone(_ modifiers: Node?) -> Bool {
    let access: Set = ["private", "fileprivate", "internal", "package", "public"]
    return modifiers?.children.allSatisfy { access.contains($0.text) } ?? true
  }

  /// Whether static stored properties may be declared there.
  private static func allowsStatics(_ declaration: Declaration, _ index: ProjectIndex) -> Bool {
    if declaration.kind == .protocol || index.isInGenericContext(declaration.id) { return false }
    guard declaration.kind == .extension else {
      // What stands in an extension of a generic type of others is generic with it.
      return declaration.parent.map { allowsStatics(index[$0], index) } ?? true
    }
    guard let type = index.declaredType(declaration.id) else {
      return AppleTypes.traits(of: declaration.name ?? "").contains(.concrete)
    }
    return index[type].kind != .protocol
  }

  /// The item of the file, or of an `#if` there, that holds a node.
  private static func outermostItem(around node: Node) -> Node? {
    var result: Node?
    for scope in node.ancestors
    where scope.kind == .codeBlockItem && scope.children.first?.kind != .ifConfigDecl {
      result = scope
    }
    return result
  }
}
