package import SwiftCST

/// What a name in an expression refers to.
package enum NameResolution: Sendable {
  /// A parameter, a local variable or function, a capture, or what a pattern binds.
  case local(LocalBinding)

  /// Members of the innermost type around the place that has any of this name, or of what that type
  /// inherits; overloads are all given. The type is nil where others declare it.
  case members([DeclarationID], of: TypeID?)

  /// Module-level declarations; overloads are all given. `mayBeShadowed` where a type around the place
  /// inherits from a class that the project doesn't declare, or is an extension of a type that it doesn't
  /// declare, so that an unseen member of this name would come first.
  case moduleLevel([DeclarationID], mayBeShadowed: Bool)

  /// A type, an alias, a generic parameter or an associated type.
  case type(TypeResolution)

  /// Nothing that the project declares in sight of the place.
  case unknown

  /// The declarations of the index, where it is any.
  package var declarations: [DeclarationID] {
    switch self {
    case .members(let found, _), .moduleLevel(let found, _): found
    default: []
    }
  }
}

/// A name that is in sight only inside a function, closure or statement.
package struct LocalBinding: Hashable, Sendable {
  /// How a name comes into being.
  package enum Kind: Sendable {
    /// `let` or `var` in a body.
    case variable
    /// A parameter of a function, initializer or subscript.
    case parameter
    /// A parameter of a closure.
    case closureParameter
    /// An item of a closure's capture list.
    case capture
    /// `$0` and its like.
    case shorthand
    /// The pattern of a `for`.
    case loop
    /// `if let`, `guard let`, `while let`, and `case` in their conditions.
    case condition
    /// A `case` of a `switch`.
    case switchCase
    /// A `catch`, or its `error`.
    case catchClause
    /// `newValue` or `oldValue` of an accessor, written or not.
    case accessorParameter
    /// A function declared in a body.
    case function
  }

  /// How it comes into being.
  package let kind: Kind

  /// The node that binds it: `patternBinding`, `functionParameter`, `closureParameter` or
  /// `closureShorthandParameter`, `closureCapture`, `closureExpr` (of `$0`), `forStmt`,
  /// `optionalBindingCondition`, `matchingPatternCondition`, `switchCaseItem`, `catchItem` or `catchClause`,
  /// `accessorDecl`, `functionDecl`.
  package let node: Node

  /// The token where it is named; nil for names that are not written (`$0`, `newValue`, `error`).
  package let token: Token?

  /// Whether it may have the parts of a property wrapper, `$name` and `_name`: it carries an attribute, or is
  /// written `$name`.
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

  /// Whether it is `weak`, and so an optional.
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

  /// Whether a pattern holds a `var`, which may be another name's.
  private var bindsWithVar: Bool {
    let pattern =
      ForStmtSyntax(node)?.pattern ?? SwitchCaseItemSyntax(node)?.pattern ?? CatchItemSyntax(node)?.pattern
      ?? MatchingPatternConditionSyntax(node)?.pattern
    return pattern?.subtree.contains { ValueBindingPatternSyntax($0)?.bindingSpecifier?.kind == .var }
      ?? false
  }

  /// The type that is written for it.
  package var writtenType: Node? {
    switch node.kind {
    case .patternBinding: isWholePattern ? PatternBindingSyntax(node)?.typeAnnotation?.type : nil
    case .functionParameter:
      // Of a variadic parameter only the type of the elements is written.
      FunctionParameterSyntax(node)?.ellipsis == nil ? FunctionParameterSyntax(node)?.type : nil
    case .closureParameter: ClosureParameterSyntax(node)?.type
    case .optionalBindingCondition: OptionalBindingConditionSyntax(node)?.typeAnnotation?.type
    case .forStmt: isWholePattern ? ForStmtSyntax(node)?.typeAnnotation?.type : nil
    default: nil
    }
  }

  /// The expression whose value it is: of a variable, a capture or an `if let`. The latter two may leave it
  /// out, and an `if let` unwraps it.
  package var value: Node? {
    switch node.kind {
    case .patternBinding: isWholePattern ? PatternBindingSyntax(node)?.initializer?.value : nil
    case .closureCapture: ClosureCaptureSyntax(node)?.initializer?.value
    case .optionalBindingCondition:
      isWholePattern ? OptionalBindingConditionSyntax(node)?.initializer?.value : nil
    default: nil
    }
  }

  /// Whether the name stands for the whole value, and not for a part of a tuple.
  var isWholePattern: Bool {
    let pattern =
      PatternBindingSyntax(node)?.pattern ?? ForStmtSyntax(node)?.pattern
      ?? OptionalBindingConditionSyntax(node)?.pattern
    return pattern?.kind == .identifierPattern
  }
}
