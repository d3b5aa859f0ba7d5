import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A use of a formatter.
enum FormatterUse: Hashable {
  /// It converts a value, and isn't changed.
  case reads
  /// It is changed.
  case configures
  /// It becomes part of another value: the name of that value, a `declReferenceExpr`.
  case feeds(Node)
  /// It is the value of a variable: the `patternBinding`.
  case initializes(Node)
  /// It is the value of the enclosing function, property or closure.
  case returns
  /// It is the argument of a call of a helper whose closure configures it.
  case isPassedWithClosure(String)
  case isPassed(String)
  /// A property is read through which it may be changed: the name of the property.
  case isAsked(String)
  case isStored
  case isReassigned
  case isInout
  /// It is unused.
  case isDropped
}

extension FormatterUse {
  /// The use of the formatter that is the value of `expression`.
  init(of expression: Node, as formatter: FormatterClass, _ index: ProjectIndex) {
    let value = Self.unwrapped(expression)
    let use = Self.use(of: value, formatter)
    if use == .reads, !formatter.isRegularExpression,
      let name = Self.changingMethod(of: value, formatter, index) ?? Self.ownTaker(of: value, index)
    {
      self = .isPassed(name)
      return
    }
    if case .isPassed = use, Self.isGivenToPublisher(value, index) {
      self = .reads
      return
    }
    switch use {
    case .isPassed, .isStored, .returns, .feeds: self = formatter.isRegularExpression ? .reads : use
    default: self = use
    }
  }

  /// The expression including its unwrapping: `f?`, `f!`, `(f)`.
  private static func unwrapped(_ expression: Node) -> Node {
    var current = expression
    while let parent = current.parent {
      switch parent.kind {
      case .optionalChainingExpr, .forceUnwrapExpr: current = parent
      case .labeledExpr:
        guard LabeledExprSyntax(parent)?.label == nil, let list = parent.parent,
          list.tokenIndices == parent.tokenIndices,
          let tuple = list.parent, tuple.kind == .tupleExpr
        else { return current }
        current = tuple
      default: return current
      }
    }
    return current
  }

  private static func use(of expression: Node, _ formatter: FormatterClass) -> FormatterUse {
    guard let parent = expression.parent else { return .isStored }
    switch parent.kind {
    case .memberAccessExpr: return use(ofMember: MemberAccessExprSyntax(unchecked: parent), formatter)
    case .labeledExpr: return use(ofArgument: LabeledExprSyntax(unchecked: parent))
    case .exprList: return use(ofElement: expression, in: parent)
    case .initializerClause:
      return parent.parent.flatMap { $0.kind == .patternBinding ? .initializes($0) : nil } ?? .isStored
    case .returnStmt: return .returns
    case .codeBlockItem: return isWholeBody(parent) ? .returns : .isDropped
    case .inOutExpr: return .isInout
    default: return .isStored
    }
  }

  /// Whether a statement is the whole body of a function, getter or closure.
  private static func isWholeBody(_ item: Node) -> Bool {
    guard let list = item.parent, list.tokenIndices == item.tokenIndices, let owner = list.parent else {
      return false
    }
    return owner.kind == .closureExpr || owner.kind == .accessorBlock
      || owner.kind == .codeBlock
        && (owner.parent?.kind == .functionDecl || owner.parent?.kind == .accessorDecl)
  }
}

// MARK: - Members

extension FormatterUse {
  private static func use(ofMember access: MemberAccessExprSyntax, _ formatter: FormatterClass)
    -> FormatterUse
  {
    let name = access.declName?.baseName?.name ?? ""
    let labels = labels(of: access)
    if let call = FunctionCallExprSyntax(access.node.parent), call.calledExpression == access.node {
      let labels = labels ?? []
      if formatter.isReader(name, labels: labels) || formatter.isRegularExpression { return .reads }
      if FormatterClass.templateMethods.contains(name) { return .configures }
      guard call.trailingClosure == nil else { return .isPassedWithClosure(name) }
      return .isPassed(FormatterClass.signature(name, labels))
    }
    let chain = wholeChain(access.node)
    if isChanged(chain) { return .configures }
    if chain.parent?.kind == .inOutExpr { return .isInout }
    if chain != access.node, let changing = changingName(of: chain) {
      return formatter.isRegularExpression ? .reads : .isPassed(changing)
    }
    let isRead =
      formatter.isReader(name, labels: labels) || formatter.readableProperties.contains(name)
    return isRead || formatter.isRegularExpression ? .reads : .isAsked(name)
  }

  /// Whether a call's argument has the type that the SDK's own method takes: `NSNumber(value: 1)`.
  static func isGivenNumber(_ access: MemberAccessExprSyntax) -> Bool {
    let call = FunctionCallExprSyntax(access.node.parent)
    let argument = LabeledExprSyntax(call?.arguments?.children.first)?.expression
    let made = FunctionCallExprSyntax(argument)?.calledExpression?.text
    return made == "NSNumber" || made == "NSDecimalNumber"
  }

  /// The labels with which a method is called or named; nil if it is named without labels.
  static func labels(of access: MemberAccessExprSyntax) -> [String?]? {
    if let call = FunctionCallExprSyntax(access.node.parent), call.calledExpression == access.node {
      return call.argumentLabels
    }
    return access.declName?.argumentNames.map { names in
      names.arguments?.children.map { DeclNameArgumentSyntax($0)?.name?.name } ?? []
    }
  }

  /// The chain of members and subscripts that begins with `access`.
  private static func wholeChain(_ access: Node) -> Node {
    var current = access
    while let parent = current.parent {
      let isLonger =
        MemberAccessExprSyntax(parent)?.base == current
        || SubscriptCallExprSyntax(parent)?.calledExpression == current
        || parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr
      guard isLonger else { return current }
      current = parent
    }
    return current
  }

  /// The method at the end of a chain that mutates its base in place: `append` in `f.dateFormat.append("Z")`.
  private static func changingName(of chain: Node) -> String? {
    guard FunctionCallExprSyntax(chain.parent)?.calledExpression == chain else { return nil }
    let name = MemberAccessExprSyntax(chain)?.declName?.baseName?.name
    return name.flatMap { FormatterClass.changesCollection($0) ? $0 : nil }
  }

  /// Whether a chain is assigned to, or ends in a method that mutates it in place.
  private static func isChanged(_ chain: Node) -> Bool {
    if let call = FunctionCallExprSyntax(chain.parent), call.calledExpression == chain {
      let method = MemberAccessExprSyntax(chain)?.declName?.baseName?.name
      return method.map(FormatterClass.mutatingMethods.contains) ?? false
    }
    return Assignment(target: chain) != nil
  }
}

// MARK: - Arguments and operands

extension FormatterUse {
  /// SDK functions that only read a formatter argument, with the argument's label.
  private static let readingFunctions = [
    "Text": "formatter", "TextField": "formatter", "String": "describing",
  ]

  /// A function of the project with the same name as one of these, which gets the formatter.
  private static func ownTaker(of value: Node, _ index: ProjectIndex) -> String? {
    guard let argument = LabeledExprSyntax(value.parent), let label = argument.label?.name,
      let holder = argument.node.parent?.parent
    else { return nil }
    let takes = { (function: Declaration) in function.parameters.contains { $0.label == label } }
    if holder.kind == .expressionSegment {
      let name = "appendInterpolation"
      return index.declarations(named: name).contains(where: takes) ? name : nil
    }
    guard let callee = FunctionCallExprSyntax(holder)?.calledExpression, callee.kind == .declReferenceExpr
    else {
      return nil
    }
    guard case .unknown = index.lookUp(callee) else { return callee.text }
    return index.members(named: "init", ofForeign: callee.text).contains(where: takes) ? callee.text : nil
  }

  private static func use(ofArgument argument: LabeledExprSyntax) -> FormatterUse {
    let label = argument.label?.name
    guard let holder = argument.node.parent?.parent else { return .isStored }
    // `Text("\(date, formatter: f)")`
    if holder.kind == .expressionSegment { return label == "formatter" ? .reads : .isStored }
    guard let call = FunctionCallExprSyntax(holder), let callee = call.calledExpression else {
      return .isStored
    }
    let name = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee.text
    if let label, callee.kind == .declReferenceExpr, readingFunctions[name] == label { return .reads }
    if let closure = call.trailingClosure, configuresParameter(closure) { return .isPassedWithClosure(name) }
    if MemberAccessExprSyntax(callee).map({ $0.base == nil }) == true, let list = call.node.parent,
      list.kind == .exprList, case .feeds(let owner) = use(ofElement: call.node, in: list)
    {
      return .feeds(owner)
    }
    return .isPassed(name)
  }

  private static func configuresParameter(_ closure: ClosureExprSyntax) -> Bool {
    closure.statements?.subtree.contains { node in
      guard let access = MemberAccessExprSyntax(node), let base = access.base else { return false }
      return closure.signature != nil || base.text == "$0"
    } ?? false
  }

  private static func use(ofElement expression: Node, in list: Node) -> FormatterUse {
    if Assignment(target: expression) != nil { return .isReassigned }
    let elements = Array(list.children)
    guard elements.count == 3, elements[1].kind == .assignmentExpr, elements[2] == expression else {
      return .isStored
    }
    if elements[0].kind == .discardAssignmentExpr { return .isDropped }
    let owner = ConstantExpressions.root(of: elements[0])
    return owner.kind == .declReferenceExpr && owner != elements[0] ? .feeds(owner) : .isStored
  }
}
