import SwiftCST

extension Parser {
  /// `\Root.member[0]?.other`
  mutating func keyPathExpression(_ pattern: PatternContext) {
    var node = open(KeyPathExprSyntax.self)
    take(&node, .backslash)
    // A dot may be lexed as part of an operator: `\.?.count`. An operator of other dots, as in `\..name`, is
    // an infix operator after an empty path; swiftc also accepts that.
    if !at(prefix: ".") { node.set(.root, simpleType(allowsMemberTypes: false)) }
    let list = mark
    var mayFollowTypeName = true
    while keyPathComponent(pattern, &mayFollowTypeName) {}
    node.set(.components, closeList(.keyPathComponentList, list))
    close(node)
  }

  /// One component. A dot before `[`, `?` or `!` is only allowed while the preceding part may be the name of
  /// a type.
  private mutating func keyPathComponent(
    _ pattern: PatternContext, _ mayFollowTypeName: inout Bool
  ) -> Bool {
    if at(.leftSquare) && !atStartOfLine || mayFollowTypeName && at(.period) && peek() == .leftSquare {
      mayFollowTypeName = false
      subscriptComponent(pattern)
      return true
    }
    if kind.isOperator || at(.postfixQuestionMark, .exclamationMark),
      let count = optionalComponentCount(mayFollowTypeName)
    {
      for _ in 0..<count { optionalComponent(&mayFollowTypeName) }
      return true
    }
    guard at(.period) else { return false }
    propertyComponent()
    return true
  }

  private mutating func subscriptComponent(_ pattern: PatternContext) {
    var node = open(KeyPathComponentSyntax.self)
    take(&node, .period, if: .period)
    node.set(.component)
    var component = open(KeyPathSubscriptComponentSyntax.self)
    take(&component, .leftSquare)
    if !at(.rightSquare) { component.set(.arguments, labeledExpressions(pattern: pattern)) }
    expect(&component, .rightSquare, .rightSquare, "expected ']' in expression list")
    close(component)
    close(node)
  }

  private mutating func propertyComponent() {
    var node = open(KeyPathComponentSyntax.self)
    let isNamed = memberPeriod(&node, .period)
    var property = open(KeyPathPropertyComponentSyntax.self)
    property.set(.declName, isNamed && memberName())
    if atLeftAngle, atGenericArgumentList() {
      property.set(.genericArgumentClause, genericArgumentClause())
    }
    node.set(.component, property.slots != 0)
    close(property)
    close(node)
  }

  /// The number of `?` and `!` in the current operator; nil if it contains anything but those and single
  /// dots.
  private func optionalComponentCount(_ mayFollowTypeName: Bool) -> Int? {
    var mayFollowTypeName = mayFollowTypeName
    var count = 0
    var lastWasDot = false
    for byte in source[tokens.range(of: index)] {
      switch byte {
      case UInt8(ascii: "."):
        guard mayFollowTypeName else { return count > 0 ? count : nil }
        if lastWasDot { return nil }
        lastWasDot = true
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        mayFollowTypeName = false
        lastWasDot = false
        count += 1
      default:
        return nil
      }
    }
    return count > 0 ? count : nil
  }

  private mutating func optionalComponent(_ mayFollowTypeName: inout Bool) {
    var node = open(KeyPathComponentSyntax.self)
    if at(prefix: ".") {
      if !mayFollowTypeName { report("unexpected '.' before optional component in key path") }
      takePrefix(&node, .period, 1, as: .period)
    }
    mayFollowTypeName = false
    node.set(.component)
    var component = open(KeyPathOptionalComponentSyntax.self)
    let isForced = at(prefix: "!")
    takePrefix(
      &component, .questionOrExclamationMark, 1, as: isForced ? .exclamationMark : .postfixQuestionMark)
    close(component)
    close(node)
  }
}
