import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Where the single instance of a formatter is stored.
struct StorageScope: Hashable, Sendable {
  /// The `memberBlockItem` before which it is declared; for a module-level variable, the `codeBlockItem`.
  let anchor: Node
  /// The type or extension with the static property; nil for a module-level variable.
  let owner: DeclarationID?
  /// The name of the type around the formatter, with which the name of a module-level variable begins.
  let typeName: String?

  /// Whether it is a module-level variable.
  var isFileScope: Bool { owner == nil }

  /// The list that contains the anchor.
  var list: Node? { anchor.parent }

  /// The scope for a formatter that `node` creates: a static property of the enclosing type, otherwise a
  /// module-level variable. Nil in scripts, which allow neither.
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
    // The variables of a script are initialized in the order of its lines, not on first use.
    guard !file.isScript, let outermost = Self.outermostItem(around: node) else { return nil }
    anchor = outermost
    owner = nil
  }

  /// Where in a file the instance can be used: formatters with the same reach may share it.
  enum Reach: Equatable {
    /// In a type and its extensions.
    case type(TypeID)
    /// In the file's extensions of an external type.
    case foreign(String)
    /// In the list that contains the anchor.
    case list(Node?)

    /// The reach as a text that is unique in the file.
    var text: String {
      switch self {
      case .type(let type): "\(type.rawValue)"
      case .foreign(let name): name
      case .list(let list): list.map { "[\($0.id)]" } ?? "[]"
      }
    }
  }

  /// A private member can be used in the whole type in its file, unless some systems or builds lack it, or an
  /// extension declares the isolation of its members.
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

  /// Whether all modifiers of an extension are access levels, such as `fileprivate`.
  private static func saysAccessAlone(_ modifiers: Node?) -> Bool {
    let access: Set = ["private", "fileprivate", "internal", "package", "public"]
    return modifiers?.children.allSatisfy { access.contains($0.text) } ?? true
  }

  /// Whether static stored properties are allowed there.
  private static func allowsStatics(_ declaration: Declaration, _ index: ProjectIndex) -> Bool {
    if declaration.kind == .protocol || index.isInGenericContext(declaration.id) { return false }
    guard declaration.kind == .extension else {
      // A type in an extension of an external generic type is generic as well.
      return declaration.parent.map { allowsStatics(index[$0], index) } ?? true
    }
    guard let type = index.declaredType(declaration.id) else {
      return AppleTypes.traits(of: declaration.name ?? "").contains(.concrete)
    }
    return index[type].kind != .protocol
  }

  /// The item of the file, or of a module-level `#if`, that contains a node.
  private static func outermostItem(around node: Node) -> Node? {
    var result: Node?
    for scope in node.ancestors
    where scope.kind == .codeBlockItem && scope.children.first?.kind != .ifConfigDecl {
      result = scope
    }
    return result
  }
}
