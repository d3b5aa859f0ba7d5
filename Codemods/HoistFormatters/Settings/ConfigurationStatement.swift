import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A statement that configures the value of a name: `f.locale = …`, `f.formatOptions.insert(…)`, and in view
/// builders `let _ = (f.locale = …)`.
struct ConfigurationStatement {
  /// One setting.
  struct Setting {
    /// The name of the configured value: a `declReferenceExpr`.
    let target: Node
    /// The property, or the method that sets it.
    let property: String
    /// The new values.
    let values: [Node]
    /// Whether only a part of the property's value is set: `f.calendar.locale = …`.
    var isPartial = false
  }

  /// The settings, in order.
  let settings: [Setting]

  /// The code that only turns it into a statement of a view builder (UTF-8 byte offsets, 0-based).
  let wrapping: [Range<Int>]

  /// The statement in a `codeBlockItem`; nil if it sets nothing.
  init?(_ item: Node) {
    guard let statement = CodeBlockItemSyntax(item)?.item else { return nil }
    if let setting = Setting(statement) {
      settings = [setting]
      wrapping = []
      return
    }
    guard let inner = Self.wrapped(statement) else { return nil }
    let found = inner.map(Setting.init)
    let all = found.compactMap(\.self)
    guard !all.isEmpty, all.count == found.count, let first = inner.first, let last = inner.last else {
      return nil
    }
    settings = all
    wrapping = [
      statement.range.lowerBound..<first.range.lowerBound, last.range.upperBound..<statement.range.upperBound,
    ]
  }

  /// The expressions inside `let _ = (…)`, `let _ = { … }()` and `_ = (…)`.
  private static func wrapped(_ statement: Node) -> [Node]? {
    guard let value = discarded(statement) else { return nil }
    if let elements = TupleExprSyntax(value)?.elements {
      return elements.children.compactMap { LabeledExprSyntax($0)?.expression }
    }
    guard let call = FunctionCallExprSyntax(value), call.arguments == nil,
      let closure = ClosureExprSyntax(call.calledExpression), closure.signature == nil
    else { return nil }
    return closure.statements?.children.compactMap { CodeBlockItemSyntax($0)?.item }
  }

  private static func discarded(_ statement: Node) -> Node? {
    if let bindings = VariableDeclSyntax(statement)?.bindings {
      guard let binding = PatternBindingSyntax(bindings.children.only),
        binding.pattern?.kind == .wildcardPattern
      else { return nil }
      return binding.initializer?.value
    }
    guard let elements = SequenceExprSyntax(statement)?.elements.map({ Array($0.children) }),
      elements.count == 3,
      elements[0].kind == .discardAssignmentExpr
    else { return nil }
    return elements[2]
  }
}

extension ConfigurationStatement.Setting {
  /// The setting that an expression is; nil if it is not one.
  fileprivate init?(_ expression: Node) {
    switch expression.kind {
    case .sequenceExpr: self.init(assignment: expression)
    case .functionCallExpr: self.init(call: FunctionCallExprSyntax(unchecked: expression))
    default: return nil
    }
  }

  private init?(assignment: Node) {
    guard let elements = SequenceExprSyntax(assignment)?.elements.map({ Array($0.children) }),
      elements.count > 2, elements[1].kind == .assignmentExpr, let chain = Chain(elements[0])
    else { return nil }
    self.init(
      target: chain.root, property: chain.property, values: elements[2...] + chain.keys,
      isPartial: chain.isDeep)
  }

  private init?(call: FunctionCallExprSyntax) {
    guard call.trailingClosure == nil, let access = MemberAccessExprSyntax(call.calledExpression),
      let base = access.base, let method = access.declName?.baseName?.name
    else { return nil }
    let arguments = call.argumentValues
    if base.kind == .declReferenceExpr, FormatterClass.templateMethods.contains(method) {
      self.init(target: base, property: method, values: arguments)
    } else if FormatterClass.mutatingMethods.contains(method), let chain = Chain(base) {
      self.init(target: chain.root, property: chain.property, values: chain.keys + arguments)
    } else {
      return nil
    }
  }
}

/// The parts of `f.a.b[c]`.
private struct Chain {
  let root: Node
  let property: String
  let keys: [Node]
  /// Whether it refers to a member or element of the property's value.
  let isDeep: Bool

  init?(_ expression: Node) {
    var current = expression
    var property: String?
    var keys: [Node] = []
    var depth = 0
    while current.kind != .declReferenceExpr {
      if let access = MemberAccessExprSyntax(current), let base = access.base {
        property = access.declName?.baseName?.name
        current = base
        depth += 1
      } else if let call = SubscriptCallExprSyntax(current), let base = call.calledExpression {
        keys += call.arguments?.children.compactMap { LabeledExprSyntax($0)?.expression } ?? []
        current = base
      } else if let inner = OptionalChainingExprSyntax(current)?.expression
        ?? ForceUnwrapExprSyntax(current)?.expression
      {
        current = inner
      } else {
        return nil
      }
    }
    guard let property else { return nil }
    root = current
    self.property = property
    self.keys = keys
    isDeep = depth > 1
  }
}
