import SwiftCST

/// Compares a pattern with places of a file.
///
/// What is left to compare is a chain of goals, each of them a pair of nodes or a pair of lists. A list with
/// metavariables for any number of nodes leaves choices: how many nodes each of them takes. They take as few as
/// they can; where what follows doesn't fit, the last one takes one more.
///
/// Where no name occurs twice, what a list takes is no other list's concern. So the choices of a list end with
/// it, and of one list only the last metavariable takes more: a pattern of p nodes and a place of n nodes take
/// at most p · n comparisons. For the same reason, where statements in a row are looked for and what follows the
/// first such metavariable isn't found behind one statement, it isn't behind a later one. Where a name occurs
/// twice, every choice can matter, and ``retryLimit`` of them are tried at one place; ``hasGivenUp`` then says that
/// others would have been left.
struct Matcher {
  var pattern: TreeSide
  var code: TreeSide
  let roles: PatternRoles

  /// What the metavariables are bound to so far.
  var bindings: [Binding?]

  /// The metavariables in the order in which they were bound, for the way back.
  var trail: [Int32] = []

  var patternChildren: [SlotChild] = []
  var codeChildren: [SlotChild] = []

  private var goals: [(goal: Goal, next: Int32)] = []
  private var next: Int32 = -1
  private var choices: [Choice] = []
  private var retries = 0

  /// Whether the last comparison ended because of ``retryLimit``.
  private(set) var hasGivenUp = false

  /// Whether the last comparison of a list failed behind its first metavariable for any number of nodes.
  private(set) var cannotFitLater = false

  /// Where the last open list ended.
  private var openEnd = 0

  /// How many choices are tried at one place before it counts as no match.
  static let retryLimit = 10_000

  /// What is left to compare.
  enum Goal {
    case pair(Element, Element)
    case list(ListGoal)
  }

  /// Two lists, from some position of each on.
  struct ListGoal {
    let pattern: Range<Int>
    let code: Range<Int>
    /// The call whose arguments they are, or -1.
    let call: Int32
    /// Whether the code may go on where the pattern ends.
    let isOpen: Bool
    /// How many choices there were before this list.
    let choices: Int
    var i: Int
    var j: Int
  }

  /// A metavariable that takes the nodes from ``ListGoal/j`` of its list up to ``end``, and can take one more.
  private struct Choice {
    let list: ListGoal
    var end: Int
    let next: Int32
    let trail: Int
    let goals: Int
    let elements: (pattern: Int, code: Int)
  }

  init(_ pattern: Pattern, _ tree: SyntaxTree, _ table: OperatorTable) {
    self.pattern = TreeSide(pattern.tree, table)
    code = TreeSide(tree, table)
    roles = pattern.roles
    bindings = Array(repeating: nil, count: roles.variables.count)
  }

  /// Whether an element of the pattern fits one of the code.
  mutating func fits(_ first: Element, _ second: Element) -> Bool {
    code.elements.removeAll(keepingCapacity: true)
    pattern.elements.removeAll(keepingCapacity: true)
    begin()
    push(.pair(first, second))
    return run()
  }

  /// Takes the items of a list of the pattern and of one of the code, for ``window(from:)``.
  mutating func open(_ list: Int, _ codeList: Int) {
    code.elements.removeAll(keepingCapacity: true)
    pattern.elements.removeAll(keepingCapacity: true)
    pattern.append(itemsOf: list)
    code.append(itemsOf: codeList)
  }

  /// Where the items of the code end that the items of the pattern fit, from one of them on; nil where they
  /// don't.
  mutating func window(from start: Int, count: Int, patternCount: Int) -> Int? {
    code.elements.removeLast(code.elements.count - count)
    pattern.elements.removeLast(pattern.elements.count - patternCount)
    begin()
    push(
      .list(
        ListGoal(
          pattern: 0..<patternCount, code: 0..<count, call: -1, isOpen: true, choices: 0, i: 0,
          j: start)))
    return run() ? openEnd : nil
  }

  private mutating func begin() {
    for variable in trail { bindings[Int(variable)] = nil }
    trail.removeAll(keepingCapacity: true)
    goals.removeAll(keepingCapacity: true)
    choices.removeAll(keepingCapacity: true)
    next = -1
    retries = 0
    (hasGivenUp, cannotFitLater) = (false, false)
  }

  // MARK: - Goals

  mutating func push(_ goal: Goal) {
    goals.append((goal, next))
    next = Int32(goals.count - 1)
  }

  mutating func pushList(_ patternList: Range<Int>, _ codeList: Range<Int>, call: Int = -1) {
    push(
      .list(
        ListGoal(
          pattern: patternList, code: codeList, call: Int32(call), isOpen: false,
          choices: choices.count,
          i: patternList.lowerBound, j: codeList.lowerBound)))
  }

  private mutating func run() -> Bool {
    while next >= 0 {
      let goal = goals[Int(next)]
      next = goal.next
      let fits: Bool
      switch goal.goal {
      case .pair(let first, let second): fits = compare(first, second)
      case .list(let list): fits = step(list)
      }
      if !fits, !takeMore() { return false }
    }
    return true
  }

  // MARK: - Lists

  /// One step along two lists.
  private mutating func step(_ list: ListGoal) -> Bool {
    guard list.i < list.pattern.upperBound else { return finish(list) }
    let element = pattern.elements[list.i]
    if let variable = manyVariable(element) { return take(variable, list) }
    guard list.j < list.code.upperBound else { return false }
    var rest = list
    rest.i += 1
    rest.j += 1
    push(.list(rest))
    push(.pair(element, code.elements[list.j]))
    return true
  }

  private mutating func finish(_ list: ListGoal) -> Bool {
    guard list.isOpen || list.j == list.code.upperBound else { return false }
    if list.isOpen { openEnd = list.j }
    endChoices(of: list)
    return true
  }

  private mutating func endChoices(of list: ListGoal) {
    guard !roles.isRepeating, choices.count > list.choices else { return }
    choices.removeLast(choices.count - list.choices)
  }

  /// Has a metavariable take nodes: all that are left where it is the last item, none where another one of its
  /// kind follows and no name occurs twice, else as few as will do.
  private mutating func take(_ variable: Int, _ list: ListGoal) -> Bool {
    if list.isOpen, !roles.isRepeating { cannotFitLater = true }
    let isLast = list.i + 1 == list.pattern.upperBound
    let end = isLast ? list.code.upperBound : list.j
    if !isLast, roles.isRepeating || manyVariable(pattern.elements[list.i + 1]) == nil {
      endChoices(of: list)
      choices.append(
        Choice(
          list: list, end: end, next: next, trail: trail.count, goals: goals.count,
          elements: (pattern.elements.count, code.elements.count)))
    }
    return resume(variable, list, takingUpTo: end)
  }

  private mutating func resume(_ variable: Int, _ list: ListGoal, takingUpTo end: Int) -> Bool {
    var rest = list
    rest.i += 1
    rest.j = end
    push(.list(rest))
    return bind(variable, toItems: list.j..<end, of: list)
  }

  /// Gives the last metavariable that can take one more node that node.
  private mutating func takeMore() -> Bool {
    while var choice = choices.popLast() {
      retries += 1
      if roles.isRepeating, retries > Self.retryLimit {
        hasGivenUp = true
        return false
      }
      guard choice.end < choice.list.code.upperBound else { continue }
      while trail.count > choice.trail { bindings[Int(trail.removeLast())] = nil }
      goals.removeLast(goals.count - choice.goals)
      pattern.elements.removeLast(pattern.elements.count - choice.elements.pattern)
      code.elements.removeLast(code.elements.count - choice.elements.code)
      next = choice.next
      choice.end += 1
      choices.append(choice)
      if let variable = manyVariable(pattern.elements[choice.list.i]),
        resume(variable, choice.list, takingUpTo: choice.end)
      {
        return true
      }
    }
    return false
  }

  /// The metavariable for any number of nodes that an item of the pattern is.
  private func manyVariable(_ element: Element) -> Int? {
    let variable: Int32
    switch element.kind {
    case .node: variable = roles.ofNodes[pattern.withoutWrappers(Int(element.index))]
    case .link:
      variable = roles.areLinks[Int(element.index)] ? roles.ofNodes[Int(element.index)] : -1
    case .token, .folded: variable = -1
    }
    return variable >= 0 && roles.variables[Int(variable)].isMany ? Int(variable) : nil
  }
}
