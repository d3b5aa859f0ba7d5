import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A `==` that a project declares.
struct WrittenComparison {
  private let body: Node
  /// The names of the two values.
  private let names: (String, String)
  private let index: ProjectIndex

  /// - Parameter function: A function named `==`; the result is nil if it doesn't take two values, or has no
  ///   body.
  init?(_ function: Declaration, _ index: ProjectIndex) {
    let names = function.parameters.map { $0.name?.name ?? "_" }
    guard names.count == 2, let body = function.body?.node else { return nil }
    self.body = body
    self.names = (names[0], names[1])
    self.index = index
  }

  /// Whether it compares objects by identity and not by their contents.
  var comparesIdentity: Bool { body.text.contains("===") && !hasOtherWay }

  /// Whether some values are compared in one way and others in another: then nothing is certainly compared.
  private var hasOtherWay: Bool {
    body.subtree.contains { node in
      if node.kind == .binaryOperatorExpr { return node.text == "||" }
      let exit = IfExprSyntax(node)?.body?.statements?.children.last.flatMap { CodeBlockItemSyntax($0)?.item }
      return ReturnStmtSyntax(exit)?.expression.map { $0.kind != .booleanLiteralExpr } ?? false
    }
  }

  /// The first part of the values that it doesn't compare as a whole.
  func missingPart(of members: [Declaration]) -> String? {
    let pairs = ComparedPairs(in: body)
    return members.lazy.compactMap { member -> String? in
      guard let name = member.name else { return nil }
      if member.isComparedPart {
        return !hasOtherWay && pairs.contains("\(names.0).\(name)", "\(names.1).\(name)") ? nil : name
      }
      guard member.kind == .enumCase, !member.parameters.isEmpty else { return nil }
      return comparesPayload(of: name, count: member.parameters.count) ? nil : name
    }.first
  }

  // MARK: - Payloads

  /// A pattern that binds the payload of a case: `.loaded(let item)`.
  private struct Payload {
    let names: [String]
    /// The code in which the names are visible.
    let scope: Node
  }

  private func comparesPayload(of name: String, count: Int) -> Bool {
    let payloads = index.uses(of: name, in: body).compactMap { payload(at: $0) }
    return payloads.indices.contains { position in
      payloads[..<position].contains { areCompared($0, payloads[position], count) }
    }
  }

  private func areCompared(_ one: Payload, _ other: Payload, _ count: Int) -> Bool {
    guard one.names.count == other.names.count, [1, count].contains(one.names.count) else { return false }
    return [one.scope, other.scope].contains { scope in
      let pairs = ComparedPairs(in: scope)
      return zip(one.names, other.names).allSatisfy { pairs.contains($0, $1) }
    }
  }

  private func payload(at use: Use) -> Payload? {
    guard let call = FunctionCallExprSyntax(use.expression.parent), call.calledExpression == use.expression,
      let scope = call.node.ancestors.first(where: { Self.scopes.contains($0.kind) })
    else { return nil }
    return Payload(names: call.argumentValues.map(Self.boundName), scope: scope)
  }

  /// The name bound to a whole value, or an empty one for `_` and for a pattern that destructures it.
  private static func boundName(_ pattern: Node) -> String {
    let names = pattern.subtree.filter { $0.kind == .identifierPattern }
    let isWhole = pattern.subtree.allSatisfy { node in
      [.patternExpr, .valueBindingPattern, .identifierPattern].contains(node.kind)
    }
    return isWhole ? names.first?.firstToken.name ?? "" : ""
  }

  private static let scopes: [SyntaxKind] = [.switchCase, .ifExpr, .codeBlock, .closureExpr]
}

extension Declaration {
  /// Whether it contains a part of a value that can differ from that of another value.
  var isComparedPart: Bool {
    guard kind == .variable, !isStatic, isStored else { return false }
    let isFixed = traits.contains(.let) && initialValue != nil
    let isAction = typeAnnotation.map { TypeShape($0).core.kind == .functionType } ?? false
    return !isFixed && !isAction && !traits.contains(.lazy)
  }
}
