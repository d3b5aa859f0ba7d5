import SwiftCST

extension Parser {
  /// The conditions of `if`, `guard` and `while`: `conditionElementList`.
  ///
  ///     condition (',' condition)*
  @discardableResult
  mutating func conditionList() -> Bool {
    let start = mark
    var goesOn = true
    var followsBinding = false
    while goesOn {
      var element = open(ConditionElementSyntax.self)
      let beginsBinding = atStartOfOptionalBinding(followsBinding: followsBinding)
      element.set(.condition, beginsBinding ? optionalBinding() : condition())
      followsBinding = beginsBinding
      goesOn = take(&element, .trailingComma, if: .comma)
      if !goesOn, at(.where) || at(operator: "&&") {
        report("expected ',' joining parts of a multi-clause condition")
        skipUnexpectedToken()
        goesOn = true
      }
      close(element)
    }
    return closeList(.conditionElementList, start)
  }

  /// Whether a binding begins here. After another binding, `let` or `var` may be missing: `name =` can't be a
  /// condition.
  private func atStartOfOptionalBinding(followsBinding: Bool) -> Bool {
    switch kind {
    case .let, .var, .inout: true
    case .case, .poundAvailable, .poundUnavailable: false
    default: followsBinding && peek() == .equal
    }
  }

  /// A condition other than an optional binding.
  private mutating func condition() -> Bool {
    switch kind {
    case .case:
      matchingPatternCondition()
      return true
    case .poundAvailable, .poundUnavailable:
      availabilityCondition()
      return true
    default:
      return expression(.statementCondition)
    }
  }

  /// `optionalBindingCondition`.
  ///
  ///     ('let' | 'var') pattern (':' type)? ('=' expression)?
  private mutating func optionalBinding() -> Bool {
    var node = open(OptionalBindingConditionSyntax.self)
    if at(.let, .var) {
      take(&node, .bindingSpecifier)
    } else {
      report("expected 'let' in conditional")
    }
    node.set(.pattern, matchingPattern(.bindingIntroducer))
    node.set(.typeAnnotation, typeAnnotation())
    node.set(.initializer, conditionInitializer())
    let start = node.start
    close(node)
    return !isEmpty(since: start)
  }

  /// `matchingPatternCondition`.
  ///
  ///     'case' matching-pattern (':' type)? '=' expression
  private mutating func matchingPatternCondition() {
    var node = open(MatchingPatternConditionSyntax.self)
    take(&node, .caseKeyword)
    node.set(.pattern, matchingPattern(.matching))
    node.set(.typeAnnotation, typeAnnotation())
    if conditionInitializer() {
      node.set(.initializer)
    } else {
      report("variable binding in a condition requires an initializer")
    }
    close(node)
  }

  /// The value of a binding in a condition, if there is one: `initializerClause`. A brace after it begins the
  /// body.
  private mutating func conditionInitializer() -> Bool {
    guard at(.equal) else { return false }
    var node = open(InitializerClauseSyntax.self)
    take(&node, .equal)
    node.set(.value, expression(.statementCondition))
    close(node)
    return true
  }

  /// `availabilityCondition`.
  ///
  ///     ('#available' | '#unavailable') '(' availability-arguments ')'
  mutating func availabilityCondition() {
    var node = open(AvailabilityConditionSyntax.self)
    let isAvailable = at(.poundAvailable)
    take(&node, .availabilityKeyword)
    if expect(&node, .leftParen, .leftParen, "expected availability condition") {
      node.set(.availabilityArguments, availabilityArguments())
      expect(&node, .rightParen, .rightParen, "expected ')' in availability query")
    }
    if at(operator: "=="), peek() == .false {
      let name = isAvailable ? "#available" : "#unavailable"
      let opposite = isAvailable ? "#unavailable" : "#available"
      report("\(name) cannot be used as an expression, did you mean to use '\(opposite)'?")
      let start = mark
      advance()
      advance()
      closeUnexpected(start)
    }
    close(node)
  }
}
