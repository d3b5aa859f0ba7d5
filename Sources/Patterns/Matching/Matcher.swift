import SwiftCST

/// Compares a pattern with positions in a file.
///
/// The remaining comparisons are a linked list of goals, each a pair of nodes or a pair of lists. In a list,
/// metavariables for any number of nodes are choices: how many nodes each of them takes. They take as few as
/// possible; if the rest doesn't match, the last one takes one more.
///
/// If no name occurs twice, the choices in one list don't affect other lists. So they end with the list, and
/// only its last such metavariable takes more: a pattern of p nodes and code of n nodes take at most p · n
/// comparisons. For the same reason, in a search for consecutive statements, if the rest after the first such
/// metavariable isn't found after one statement, it isn't found after a later one either. If a name occurs
/// twice, every choice can matter, and at most ``retryLimit`` are tried at one position; ``hasGivenUp`` then
/// says that there were more.
struct Matcher {
  var pattern: TreeSide
  var code: TreeSide
  let roles: PatternRoles

  /// The current bindings of the metavariables.
  var bindings: [Binding?]

  /// The metavariables in the order in which they were bound, for backtracking.
  var trail: [Int32] = []

  var patternChildren: [SlotChild] = []
  var codeChildren: [SlotChild] = []

  private var goals: [(goal: Goal, next: Int32)] = []
  private var next: Int32 = -1
  private var choices: [Choice] = []
  private var retries = 0

  /// Whether the last comparison ended because of ``retryLimit``.
  private(set) var hasGivenUp = false

  /// Whether the last comparison of a list failed after its first metavariable for any number of nodes.
  private(set) var cannotFitLater = false

  /// The end of the last open list.
  private var openEnd = 0

  /// The maximum number of choices tried at one position before it counts as no match.
  static let retryLimit = 10_000

  /// A remaining comparison.
  enum Goal {
    case pair(Element, Element)
    case list(ListGoal)
  }

  /// Two lists, from a position in each of them.
  struct ListGoal {
    let pattern: Range<Int>
    let code: Range<Int>
    /// The call with these arguments, or -1.
    let call: Int32
    /// Whether the code may continue after the end of the pattern.
    let isOpen: Bool
    /// The number of choices before this list.
    let choices: Int
    var i: Int
    var j: Int
  }

  /// A metavariable that takes the nodes of its list from ``ListGoal/j`` up to ``end``, and can take one
  /// more.
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

  /// Whether an element of the pattern matches one of the code.
  mutating func fits(_ first: Element, _ second: Element) -> Bool {
    code.elements.removeAll(keepingCapacity: true)
    pattern.elements.removeAll(keepingCapacity: true)
    begin()
    push(.pair(first, second))
    return run()
  }

  /// Loads the items of a list of the pattern and one of the code, for ``window(from:)``.
  mutating func open(_ list: Int, _ codeList: Int) {
    code.elements.removeAll(keepingCapacity: true)
    pattern.elements.removeAll(keepingCapacity: true)
    pattern.append(itemsOf: list)
    code.append(itemsOf: codeList)
  }

  /// The end of the code items, from a start item, that match the items of the pattern; nil if they don't
  /// match.
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

  /// Lets a metavariable take nodes: all remaining ones if it is the last item; none if another one of its
  /// kind follows and no name occurs twice; otherwise as few as possible.
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

  /// Adds one more node to the last metavariable that can take one.
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

  /// The metavariable for any number of nodes that an item of the pattern consists of.
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
