import ProjectIndex
import Rewriting
import SwiftCST

/// `.onReceive(m.$x) { v in … }` as `.onChange(of: m.x, initial: true) { _, v in … }`.
struct ReceiveToChange {
  /// The changes, all in the file of the use.
  let edits: [TextEdit]

  /// The change for the use of a publisher; nil where it stands anywhere else.
  init?(_ use: Use, property: String) {
    guard let argument = LabeledExprSyntax(use.expression.parent), argument.label == nil,
      let call = FunctionCallExprSyntax(argument.node.parent?.parent), let arguments = call.arguments,
      call.additionalTrailingClosures?.children.first(where: { _ in true }) == nil,
      let name = MemberAccessExprSyntax(call.calledExpression)?.declName?.baseName, name.name == "onReceive",
      let action = call.trailingClosure.map({ Self.parameters(of: $0) }) ?? Self.function(in: call),
      arguments.children.reduce(0, { count, _ in count + 1 }) == (call.trailingClosure == nil ? 2 : 1)
    else { return nil }
    edits =
      [
        TextEdit(name.range, with: "onChange"),
        .inserting("of: ", at: argument.node.range.lowerBound),
        TextEdit(use.token.range, with: property),
        .inserting(", initial: true", at: use.expression.range.upperBound),
      ] + action
  }

  /// `perform: update` becomes a closure that takes the old value too.
  private static func function(in call: FunctionCallExprSyntax) -> [TextEdit]? {
    guard let last = LabeledExprSyntax(call.arguments.flatMap { Array($0.children).last }),
      let label = last.label, label.text == "perform", let function = last.expression,
      [.declReferenceExpr, .memberAccessExpr].contains(function.kind), let comma = label.previous,
      let end = call.rightParen, !function.text.contains("(")
    else { return nil }
    return [
      TextEdit(comma.range.lowerBound..<function.range.lowerBound, with: ") { _, value in "),
      TextEdit(function.range.upperBound..<end.range.upperBound, with: "(value) }"),
    ]
  }

  /// The changes that give a closure of one parameter the old value before it.
  private static func parameters(of closure: ClosureExprSyntax) -> [TextEdit]? {
    guard let clause = closure.signature?.parameterClause else {
      let shorthand = closure.node.tokenIndices.map { Token.at($0, in: closure.node) }
        .filter { $0.kind == .dollarIdentifier && $0.text == "$0" }
      return shorthand.isEmpty ? nil : shorthand.map { TextEdit($0.range, with: "$1") }
    }
    let list = ClosureParameterClauseSyntax(clause)?.parameters ?? clause
    guard let first = list.children.first(where: { _ in true }),
      list.children.dropFirst().first(where: { _ in true }) == nil
    else { return nil }
    guard ClosureParameterSyntax(first)?.type == nil else { return nil }
    return [.inserting("_, ", at: first.range.lowerBound)]
  }
}

extension Token {
  /// The token at a position of the file, which the node covers.
  static func at(_ index: Int, in node: Node) -> Token {
    var token = node.firstToken
    while token.index < index, let next = token.next { token = next }
    return token
  }
}

extension Migration {
  /// Whether the values of a property can be compared for certain: `.onChange` needs it.
  func isEquatable(_ property: Declaration) -> Bool {
    if let written = property.typeAnnotation { return isEquatable(written) }
    switch property.initialValue?.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr: return true
    default: break
    }
    guard case .instance(let type, _) = index.typeOfVariable(property.id) else { return false }
    return isEquatable(type)
  }

  private func isEquatable(_ written: Node) -> Bool {
    let shape = TypeShape(written)
    if let element = ArrayTypeSyntax(shape.core)?.element { return isEquatable(element) }
    if let dictionary = DictionaryTypeSyntax(shape.core), let value = dictionary.value {
      return isEquatable(value)
    }
    if ["Array", "Set"].contains(shape.core.firstToken.text) {
      return shape.genericArguments.allSatisfy(isEquatable)
    }
    return isEquatable(index.resolve(shape.core))
  }

  private func isEquatable(_ type: TypeResolution) -> Bool {
    switch type {
    case .known(let type):
      let foreign = index.foreignSupertypes(of: type)
      if !foreign.isDisjoint(with: ["Equatable", "Hashable", "Comparable"]) { return true }
      guard index[type].kind == .enum else { return false }
      return !index.members(of: type).contains { $0.kind == .enumCase && !$0.parameters.isEmpty }
    case .foreign(let name): return Self.equatableTypes.contains(name)
    default: return false
    }
  }

  private static let equatableTypes: Set = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float", "CGFloat", "String", "Character", "Date", "URL", "UUID", "Data", "Decimal", "CGSize", "CGPoint",
    "CGRect", "TimeInterval", "IndexPath", "IndexSet", "Locale", "TimeZone", "Calendar", "DateComponents",
    "AttributedString", "Color", "ScenePhase", "ColorScheme", "Duration",
  ]
}
