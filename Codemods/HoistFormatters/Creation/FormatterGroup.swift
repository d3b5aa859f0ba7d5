import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A local formatter: the statements that create it, and its uses after them.
struct FormatterGroup {
  /// The class.
  let formatter: FormatterClass
  /// The variable.
  let variable: FormatterVariable
  /// Its declaration and the statements that configure it, in order.
  var statements: [Node]
  /// The settings in these statements.
  var settings: [ConfigurationStatement.Setting] = []
  /// What its settings read of itself: `f.minusSign` in `f.negativePrefix = f.minusSign`.
  private(set) var ownReads: [Node] = []
  /// The names that refer to it where it is read.
  var reads: [Node] = []
  /// The names that refer to it where it is the value of the enclosing function or closure.
  var returns: [Node] = []
  /// The names that refer to it where it becomes part of another value, and the names of these values.
  var feeds: [(name: Node, owner: Node)] = []

  /// Whether it has no uses.
  var isUnused: Bool { reads.isEmpty && returns.isEmpty && feeds.isEmpty }

  /// Collects the uses of a variable that contains a formatter.
  init(_ variable: FormatterVariable, _ formatter: FormatterClass, _ index: ProjectIndex)
    throws(Obstacle)
  {
    self.formatter = formatter
    self.variable = variable
    statements = [variable.item]
    for use in variable.mentions(index) {
      try add(use, formatter, index)
    }
  }

  private mutating func add(_ use: Use, _ formatter: FormatterClass, _ index: ProjectIndex)
    throws(Obstacle)
  {
    guard use.node.kind == .declReferenceExpr else {
      try addShorthand(use)
      return
    }
    guard let statement = statement(around: use.node) else { return }
    if let configuration = ConfigurationStatement(statement),
      configuration.settings.contains(where: { $0.target == use.node })
    {
      try add(configuration, statement)
      return
    }
    if statement != variable.item, statements.last == statement {
      guard let read = Self.read(of: use.node, formatter) else { throw .variable(variable.name.name) }
      ownReads.append(read)
      return
    }
    switch FormatterUse(of: use.node, as: formatter, index) {
    case .reads: reads.append(use.node)
    case .feeds(let owner): feeds.append((use.node, owner))
    case .returns: returns.append(use.node)
    case .configures: throw reads.isEmpty ? whyConfiguredBelow(use.node) : Self.reconfiguration(use.node)
    case .isPassed(let callee), .isPassedWithClosure(let callee): throw .passed(callee)
    case .isAsked(let property): throw .asked(property)
    case .isReassigned: throw .reassigned("reassigned")
    case .isInout: throw .reassigned("passed inout")
    case .isStored, .initializes, .isDropped: throw .stored
    }
  }

  /// The property that is read of a formatter while it is set up; nil if more than that happens.
  private static func read(of name: Node, _ formatter: FormatterClass) -> Node? {
    guard let access = MemberAccessExprSyntax(name.parent), access.base == name,
      let property = access.declName?.baseName?.name, formatter.readableProperties.contains(property)
    else { return nil }
    return access.node
  }

  /// `if let f`, which can get a value, and `[f]`, which can't.
  private mutating func addShorthand(_ use: Use) throws(Obstacle) {
    guard let capture = ClosureCaptureSyntax(use.node) else {
      reads.append(use.node)
      return
    }
    guard let specifier = capture.specifier?.specifier?.text else { throw .captured }
    throw .weakly(specifier)
  }

  private mutating func add(_ configuration: ConfigurationStatement, _ statement: Node) throws(Obstacle) {
    guard reads.isEmpty, returns.isEmpty, feeds.isEmpty else {
      throw .reconfigured(CodeBlockItemSyntax(statement)?.item?.text ?? "")
    }
    guard statements.last != statement else { return }
    statements.append(statement)
    settings += configuration.settings
  }

  /// The statement in the variable's own list that contains a node.
  private func statement(around node: Node) -> Node? {
    node.ancestors.first { $0.parent == variable.list }
  }

  /// A change after the first use, in whatever block.
  private static func reconfiguration(_ node: Node) -> Obstacle {
    let statement = CodeBlockItemSyntax(node.ancestors.first { $0.kind == .codeBlockItem })
    return .reconfigured(statement?.item?.text ?? node.text)
  }

  /// Why a change that is not a statement in the same list as the declaration can't be moved.
  private func whyConfiguredBelow(_ node: Node) -> Obstacle {
    for scope in node.ancestors.prefix(while: { $0 != variable.list }) {
      switch scope.kind {
      case .ifExpr: return .conditional("if")
      case .switchExpr: return .conditional("switch")
      case .guardStmt: return .conditional("guard")
      case .forStmt: return .conditional("for")
      case .whileStmt: return .conditional("while")
      case .repeatStmt: return .conditional("repeat")
      case .doExpr, .doStmt: return .conditional("do")
      case .deferStmt: return .weakly("defer")
      case .closureExpr: return .conditional("closure")
      case .functionDecl: return .conditional("func")
      case .ifConfigDecl: return .conditionalCompilation
      default: continue
      }
    }
    return .stored
  }
}

extension FormatterGroup {
  /// The call of the closure that only contains the group and returns the formatter at its end: `{ let f =
  /// K(); f.x = …; return f }()`.
  var wholeClosureCall: Node? {
    guard reads.isEmpty, feeds.isEmpty, returns.count == 1,
      let end = returns[0].ancestors.first(where: { $0.parent == variable.list }),
      Array(variable.list.children) == statements + [end]
    else { return nil }
    return Self.immediateCall(around: end)
  }

  /// The call of the closure that directly contains a statement, if it has no parameters and is called
  /// immediately.
  static func immediateCall(around item: Node) -> Node? {
    guard let closure = ClosureExprSyntax(item.parent?.parent), closure.signature == nil,
      let call = FunctionCallExprSyntax(closure.node.parent), call.calledExpression == closure.node,
      call.arguments == nil, call.trailingClosure == nil
    else { return nil }
    return call.node
  }
}
