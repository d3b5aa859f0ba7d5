package import SwiftCST

extension Node {
  /// Whether code may be compiled for a platform, according to the enclosing `#if`.
  package func mayBeCompiled(for platform: Platform) -> Bool {
    ancestors.compactMap { IfConfigClauseSyntax($0) }.allSatisfy { clause in
      let all = clause.node.parent?.children.compactMap { IfConfigClauseSyntax($0) } ?? []
      let earlier = all.prefix { $0.node != clause.node }
      return clause.condition?.holds(on: platform) != false
        && !earlier.contains { $0.condition?.holds(on: platform) == true }
    }
  }

  /// Whether a condition of `#if` is true on a platform; nil if that depends on something else.
  private func holds(on platform: Platform) -> Bool? {
    switch kind {
    case .functionCallExpr: return FunctionCallExprSyntax(unchecked: self).holds(on: platform)
    case .prefixOperatorExpr:
      guard firstToken.text == "!" else { return nil }
      return PrefixOperatorExprSyntax(unchecked: self).expression?.holds(on: platform).map { !$0 }
    case .tupleExpr:
      let only = TupleExprSyntax(unchecked: self).elements?.children.only
      return LabeledExprSyntax(only)?.expression.flatMap { $0.holds(on: platform) }
    case .sequenceExpr:
      let parts = SequenceExprSyntax(unchecked: self).elements.map { Array($0.children) } ?? []
      return Self.anyHolds(parts.split { $0.text == "||" }.map { Self.allHold($0, on: platform) })
    default: return nil
    }
  }

  private static func anyHolds(_ answers: [Bool?]) -> Bool? {
    answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  private static func allHold(_ parts: ArraySlice<Node>, on platform: Platform) -> Bool? {
    let answers = parts.split { $0.text == "&&" }.map { operand in
      operand.count == 1 ? operand.first?.holds(on: platform) : nil
    }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }
}

extension FunctionCallExprSyntax {
  /// Whether `os(…)` or `canImport(…)` is true on a platform; nil if that can't be determined.
  fileprivate func holds(on platform: Platform) -> Bool? {
    let argument = LabeledExprSyntax(arguments?.children.first)?.expression?.text ?? ""
    switch calledExpression?.text {
    case "os":
      return Platform(named: argument).map { $0 == platform || $0 == .iOS && platform == .macCatalyst }
    case "canImport":
      switch argument {
      case "AppKit", "Cocoa": return platform == .macOS ? true : platform == .macCatalyst ? nil : false
      case "UIKit": return platform != .macOS
      default: return nil
      }
    default: return nil
    }
  }
}
