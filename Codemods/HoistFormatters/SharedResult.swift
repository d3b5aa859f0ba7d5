import ProjectIndex
import SwiftCST

/// The callers of a property or function that makes a formatter.
struct SharedResult {
  private let value: Node
  private let formatter: FormatterClass
  private let index: ProjectIndex

  init(of value: Node, _ formatter: FormatterClass, _ index: ProjectIndex) {
    self.value = value
    self.formatter = formatter
    self.index = index
  }

  /// Whether the project shows every caller, and none does more than read.
  var isOnlyRead: Bool {
    guard let declaration = enclosing, isClosed(declaration) else { return false }
    let references = index.references(to: declaration.id)
    return references.possible.isEmpty && !references.certain.isEmpty
      && references.certain.allSatisfy { isRead($0, declaration) }
  }

  /// The declaration whose value the formatter is; nil inside a closure or local function.
  private var enclosing: Declaration? {
    for scope in value.ancestors {
      if scope.kind == .closureExpr { return nil }
      guard let declaration = index.declaration(at: scope) else { continue }
      return declaration.traits.contains(.local) ? nil : declaration
    }
    return nil
  }

  /// Whether nobody outside the project calls it, nor through a protocol or a subclass.
  private func isClosed(_ declaration: Declaration) -> Bool {
    let isOpen = !declaration.traits.isDisjoint(with: [.open, .public, .override, .dynamic])
    guard !isOpen, declaration.attributeList == nil, declaration.parameters.isEmpty, !declaration.hasSetter
    else {
      return false
    }
    return index.requirements(for: declaration.id).isEmpty && index.overrides(of: declaration.id).isEmpty
      && index.overloads(of: declaration.id).isEmpty
  }

  private func isRead(_ use: Use, _ declaration: Declaration) -> Bool {
    var expression = use.expression
    if declaration.kind == .function {
      guard let call = FunctionCallExprSyntax(expression.parent), call.calledExpression == expression else {
        return false
      }
      expression = call.node
    }
    switch FormatterUse(of: expression, as: formatter) {
    case .reads: return true
    case .initializes(let binding):
      guard let variable = FormatterVariable(binding),
        let group = try? FormatterGroup(variable, formatter, index)
      else {
        return false
      }
      return group.settings.isEmpty && group.returns.isEmpty && group.feeds.isEmpty
    default: return false
    }
  }
}
