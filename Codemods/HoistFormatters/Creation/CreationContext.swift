import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// How often the code that creates a formatter runs.
enum CreationContext {
  /// On every call of a function, getter or closure.
  case call
  /// Whenever the view is created: it is the initial value of a view's property.
  case viewProperty(Declaration)
  /// Once, or once for each object: there is nothing to gain.
  case seldom
  /// It can't be moved from there.
  case obstacle(Obstacle)

  /// How often the code at `node` runs.
  init(of node: Node, in file: FileContext) {
    self = Self.walk(from: node, file)
  }

  private static func walk(from node: Node, _ file: FileContext) -> CreationContext {
    var isInAccessor = false
    var isInFunction = false
    for scope in node.ancestors {
      switch scope.kind {
      case .macroExpansionExpr, .macroExpansionDecl, .initializerDecl, .deinitializerDecl:
        return .seldom
      case .attribute:
        return .obstacle(.inArgument)
      case .functionParameter, .enumCaseParameter:
        return .obstacle(.inArgument)
      case .accessorBlock:
        isInAccessor = true
      case .functionDecl, .subscriptDecl:
        guard file.index.declaration(at: scope)?.traits.contains(.local) == true else { return .call }
        isInFunction = true
      case .patternBinding:
        guard let declaration = file.index.declaration(at: scope) else { break }
        if isInAccessor { return .call }
        return stored(declaration, from: node, file)
      default:
        break
      }
    }
    if isInFunction { return .call }
    return topLevel(file)
  }

  /// The initial value of a stored property or of a module-level variable.
  private static func stored(_ declaration: Declaration, from node: Node, _ file: FileContext)
    -> CreationContext
  {
    guard let parent = declaration.parent, !declaration.isStatic, !declaration.traits.contains(.lazy),
      file.index[parent].kind == .struct, let type = file.index.declaredType(parent),
      [.view, .modifier].contains(file.index.kind(of: type))
    else { return .seldom }
    if declaration.attributeList != nil { return .obstacle(.inArgument) }
    guard declaration.kind == .variable, declaration.initialValue.map({ isWhole(node, of: $0) }) == true
    else {
      return .seldom
    }
    return .viewProperty(declaration)
  }

  /// Whether a creation is the whole initial value, or is in a closure that is called immediately to compute
  /// it.
  private static func isWhole(_ node: Node, of value: Node) -> Bool {
    let value = TryExprSyntax(value)?.expression ?? value
    if node == value { return true }
    guard let call = FunctionCallExprSyntax(value), let closure = call.calledExpression else { return false }
    return closure.kind == .closureExpr && closure.contains(node)
      && !node.ancestors.prefix { $0 != closure }.contains { $0.kind == .closureExpr }
  }

  private static func topLevel(_ file: FileContext) -> CreationContext {
    file.isScript ? .obstacle(.topLevel) : .seldom
  }
}
