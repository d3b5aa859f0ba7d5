import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A place where a formatter is created.
struct FormatterCreation {
  /// The class.
  let formatter: FormatterClass
  /// The call that creates it.
  let call: Node
  /// What creates it, for a sentence, if it isn't the class's own initializer.
  let factory: String?

  /// The value: the call with a `try` directly before it, which may also cover operands to its right.
  var value: Node {
    guard let tried = TryExprSyntax(call.parent), tried.isLastOperand else { return call }
    return tried.node
  }

  /// The `try` that covers the call.
  var coveringTry: TryExprSyntax? { Self.coveringTry(of: call) }

  /// The `try` that covers an expression: directly before it, further out, or before an operand to the left
  /// of it.
  static func coveringTry(of expression: Node) -> TryExprSyntax? {
    for ancestor in expression.ancestors {
      if let found = TryExprSyntax(ancestor) { return found }
      if ancestor.kind == .exprList,
        let operand = ancestor.children.first(where: { $0.kind == .tryExpr && $0.id < expression.id })
      {
        return TryExprSyntax(operand)
      }
      let isExpression = ancestor.kind != .codeBlockItem && ancestor.kind != .closureExpr
      guard isExpression, ancestor.kind != .initializerClause else { return nil }
    }
    return nil
  }

  /// The places in a file where formatters are created, in source order.
  static func all(in file: FileContext) -> [FormatterCreation] {
    guard let id = file.index.file(of: file.tree.root) else { return [] }
    return names(in: file.tree).flatMap { name in
      file.index.uses(of: name, in: id).compactMap { use in creation(use, name, file.index) }
    }.sorted(on: \.call.id)
  }

  /// The names in a file that may be those of formatter classes.
  private static func names(in tree: SyntaxTree) -> [String] {
    let kinds = tree.tokens.kinds
    let bytes = tree.source.bytes
    var found: Set<String> = []
    for token in kinds.indices where kinds[token] == .identifier {
      let range = tree.tokens.range(of: token)
      guard range.count > 10, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[range.lowerBound]) else {
        continue
      }
      // The last bytes rule out most names, which takes less time than creating a string for each.
      let suffix = bytes[(range.upperBound - 3)..<range.upperBound]
      guard
        suffix.elementsEqual("ter".utf8) || suffix.elementsEqual("der".utf8)
          || suffix.elementsEqual("ion".utf8)
      else { continue }
      let name = tree.source.string(in: range)
      guard FormatterClass.named(name) != nil || name.hasSuffix("Formatter") || name.hasSuffix("coder") else {
        continue
      }
      found.insert(name)
    }
    return found.ascending()
  }

  private static func creation(_ use: Use, _ name: String, _ index: ProjectIndex) -> FormatterCreation? {
    switch use.role {
    case .reference, .member: creation(naming: use, name, index)
    case .type: creation(annotatedBy: use.node, name, index)
    default: nil
    }
  }

  /// `K(…)`, `K.init(…)`, `Foundation.K(…)`.
  private static func creation(naming use: Use, _ name: String, _ index: ProjectIndex) -> FormatterCreation? {
    var callee = use.expression
    if case .member(let base) = use.role, base?.text != "Foundation" { return nil }
    if let access = MemberAccessExprSyntax(callee.parent), access.base == callee {
      guard access.declName?.baseName?.kind == .`init` else { return nil }
      callee = access.node
    }
    guard let call = FunctionCallExprSyntax(callee.parent), call.calledExpression == callee else {
      return nil
    }
    guard let (formatter, isSubclass) = formatterClass(name, at: use.node, index) else { return nil }
    let hasArguments = call.arguments != nil || call.trailingClosure != nil
    let isOwnInitializer = hasArguments == formatter.isMadeWithoutArguments
    let factory =
      isSubclass
      ? "'\(name)' is a subclass of '\(formatter.name)'"
      : isOwnInitializer ? "an initializer of the project creates '\(name)'" : nil
    return FormatterCreation(formatter: formatter, call: call.node, factory: factory)
  }

  /// `let f: K = .init()`.
  private static func creation(annotatedBy type: Node, _ name: String, _ index: ProjectIndex)
    -> FormatterCreation?
  {
    guard let formatter = FormatterClass.named(name), formatter.isMadeWithoutArguments,
      let annotation = type.parent, annotation.kind == .typeAnnotation,
      let binding = PatternBindingSyntax(annotation.parent),
      let call = FunctionCallExprSyntax(binding.initializer?.value), call.arguments == nil,
      let access = MemberAccessExprSyntax(call.calledExpression), access.base == nil,
      access.declName?.baseName?.kind == .`init`, case .foreign = index.resolve(type)
    else { return nil }
    return FormatterCreation(formatter: formatter, call: call.node, factory: nil)
  }

  /// The class with a name, and whether the name is that of a subclass in the project.
  private static func formatterClass(
    _ name: String, at node: Node, _ index: ProjectIndex
  ) -> (FormatterClass, isSubclass: Bool)? {
    switch index.lookUp(name, at: node) {
    case .type(.known(let type)):
      guard index[type].kind == .class else { return nil }
      let parents = index.foreignSupertypes(of: type)
      return FormatterClass.all.first { parents.contains($0.name) }.map { ($0, true) }
    case .unknown:
      return FormatterClass.named(name).map { ($0, false) }
    default:
      return nil
    }
  }
}
