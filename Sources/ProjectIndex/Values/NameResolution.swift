package import SwiftCST

/// The meaning of a name in an expression.
package enum NameResolution: Sendable {
  /// A parameter, a local variable or function, a capture, or a binding of a pattern.
  case local(LocalBinding)

  /// Members with this name of the innermost enclosing type that has any, or of its supertypes; including all
  /// overloads. The type is nil if it is external.
  case members([DeclarationID], of: TypeID?)

  /// Module-level declarations, including all overloads. `mayBeShadowed` if an enclosing type inherits from
  /// an external class, or is an extension of an external type, so that an unseen member with this name would
  /// take precedence.
  case moduleLevel([DeclarationID], mayBeShadowed: Bool)

  /// A type, an alias, a generic parameter or an associated type.
  case type(TypeResolution)

  /// Nothing that the project declares in scope.
  case unknown

  /// The declarations of the index, if any.
  package var declarations: [DeclarationID] {
    switch self {
    case .members(let found, _), .moduleLevel(let found, _): found
    default: []
    }
  }
}

/// A name that is only visible inside a function, closure or statement.
package struct LocalBinding: Hashable, Sendable {
  /// The kind of construct that introduces a name.
  package enum Kind: Sendable {
    /// `let` or `var` in a body.
    case variable
    /// A parameter of a function, initializer or subscript.
    case parameter
    /// A parameter of a closure.
    case closureParameter
    /// An item of a closure's capture list.
    case capture
    /// `$0` and similar names.
    case shorthand
    /// The pattern of a `for`.
    case loop
    /// `if let`, `guard let`, `while let`, and `case` in their conditions.
    case condition
    /// A `case` of a `switch`.
    case switchCase
    /// A `catch`, or its `error`.
    case catchClause
    /// `newValue` or `oldValue` of an accessor, explicit or implicit.
    case accessorParameter
    /// A function declared in a body.
    case function
  }

  /// The kind of construct.
  package let kind: Kind

  /// The node that binds it: `patternBinding`, `functionParameter`, `closureParameter` or
  /// `closureShorthandParameter`, `closureCapture`, `closureExpr` (of `$0`), `forStmt`,
  /// `optionalBindingCondition`, `matchingPatternCondition`, `switchCaseItem`, `catchItem` or `catchClause`,
  /// `accessorDecl`, `functionDecl`.
  package let node: Node

  /// The token with its name; nil for implicit names (`$0`, `newValue`, `error`).
  package let token: Token?

  /// Whether it may have the parts of a property wrapper, `$name` and `_name`: it has an attribute, or is
  /// written as `$name`.
  package var isWrapped: Bool {
    if token?.text.first == "$" { return true }
    let holder = kind == .variable ? node.parent?.parent : node
    return holder?.children.contains { $0.kind == .attributeList } ?? false
  }

  /// Whether its value can change: `var`, `inout`.
  package var isMutable: Bool {
    switch kind {
    case .variable:
      return VariableDeclSyntax(node.parent?.parent)?.bindingSpecifier?.kind == .var
    case .condition:
      if let view = OptionalBindingConditionSyntax(node) { return view.bindingSpecifier?.kind == .var }
      return bindsWithVar
    case .parameter:
      return AttributedTypeSyntax(writtenType)?.specifiers?.children.contains {
        SimpleTypeSpecifierSyntax($0)?.specifier?.kind == .inout
      } ?? false
    case .loop, .switchCase, .catchClause:
      return bindsWithVar
    default:
      return false
    }
  }

  /// Whether it is `weak`, and therefore an optional.
  var isWeak: Bool {
    switch kind {
    case .variable:
      VariableDeclSyntax(node.parent?.parent)?.modifiers?.children.contains {
        DeclModifierSyntax($0)?.name?.text == "weak"
      } ?? false
    case .capture: ClosureCaptureSyntax(node)?.specifier?.specifier?.text == "weak"
    default: false
    }
  }

  /// Whether a pattern contains a `var`, which may belong to another name.
  private var bindsWithVar: Bool {
    let pattern =
      ForStmtSyntax(node)?.pattern ?? SwitchCaseItemSyntax(node)?.pattern ?? CatchItemSyntax(node)?.pattern
      ?? MatchingPatternConditionSyntax(node)?.pattern
    return pattern?.subtree.contains { ValueBindingPatternSyntax($0)?.bindingSpecifier?.kind == .var }
      ?? false
  }

  /// Its declared type.
  package var writtenType: Node? {
    switch node.kind {
    case .patternBinding: isWholePattern ? PatternBindingSyntax(node)?.typeAnnotation?.type : nil
    case .functionParameter:
      // For a variadic parameter, only the type of the elements is written.
      FunctionParameterSyntax(node)?.ellipsis == nil ? FunctionParameterSyntax(node)?.type : nil
    case .closureParameter: ClosureParameterSyntax(node)?.type
    case .optionalBindingCondition: OptionalBindingConditionSyntax(node)?.typeAnnotation?.type
    case .forStmt: isWholePattern ? ForStmtSyntax(node)?.typeAnnotation?.type : nil
    default: nil
    }
  }

  /// The expression with its value: for a variable, a capture or an `if let`. The latter two may omit it, and
  /// an `if let` unwraps it.
  package var value: Node? {
    switch node.kind {
    case .patternBinding: isWholePattern ? PatternBindingSyntax(node)?.initializer?.value : nil
    case .closureCapture: ClosureCaptureSyntax(node)?.initializer?.value
    case .optionalBindingCondition:
      isWholePattern ? OptionalBindingConditionSyntax(node)?.initializer?.value : nil
    default: nil
    }
  }

  /// Whether the name refers to the whole value, and not to a part of a tuple.
  var isWholePattern: Bool {
    let pattern =
      PatternBindingSyntax(node)?.pattern ?? ForStmtSyntax(node)?.pattern
      ?? OptionalBindingConditionSyntax(node)?.pattern
    return pattern?.kind == .identifierPattern
  }
}
