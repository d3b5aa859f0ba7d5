import ProjectIndex
import SwiftCST

/// The declarations visited on the current path from some rows, each with a place.
struct RowVisits {
  /// A visit of a declaration at a place.
  struct Visit: Hashable {
    let declaration: Node
    let place: RowAudit.Place
  }

  private var numbers: [Visit: Int] = [:]

  /// The lowest number of an earlier visit because of which a repeated visit was skipped in the current
  /// declaration.
  private var firstCut = Int.max

  /// The visits of which nothing is remembered yet, each with what would be asked for it, in their order.
  private var open: [(number: Int, question: RowQuestion)] = []

  /// The visits of which nothing can be remembered.
  private var unasked: Set<Int> = []

  /// How many visits there had been when one was left out for one of these.
  private var lastCutByUnasked = -1

  /// The number of visits.
  var count: Int { numbers.count }

  /// Adds a visit. Returns whether it is new.
  ///
  /// - Parameter question: What the memory is asked for it; nil where nothing can be remembered.
  mutating func add(_ visit: Visit, _ question: RowQuestion?) -> Bool {
    if let number = numbers[visit] {
      firstCut = min(firstCut, number)
      if unasked.contains(number) { lastCutByUnasked = numbers.count }
      return false
    }
    if let question {
      open.append((numbers.count, question))
    } else {
      unasked.insert(numbers.count)
    }
    numbers[visit] = numbers.count
    return true
  }

  /// Ends a whole visit, and gives what would be asked for the visits in it of which nothing is remembered.
  /// All of these lead to each other, so that they find the same; none where that has an order, or where one
  /// of them was cut short by a visit of which nothing is remembered ever.
  mutating func close(_ number: Int, hasNoOrder: Bool) -> [RowQuestion] {
    let first = open.indices.partitionPoint { open[$0].number < number }
    let circle = open[first...]
    open.removeSubrange(first...)
    guard hasNoOrder, lastCutByUnasked <= number else {
      unasked.formUnion(circle.map(\.number))
      return []
    }
    return circle.map(\.question)
  }

  /// Whether visit `number`, made by `look`, skipped nothing because of an earlier visit. What it skipped because
  /// of itself is in its own findings.
  mutating func isWhole(_ number: Int, _ look: (inout RowVisits) -> Void) -> Bool {
    let outerCut = firstCut
    firstCut = .max
    look(&self)
    let isWhole = firstCut >= number
    firstCut = firstCut >= number ? outerCut : min(outerCut, firstCut)
    return isWhole
  }
}

/// What is asked for a declaration in rows.
struct RowQuestion {
  /// The declaration's location, the axis, and its role in the layout.
  let number: Int
  /// The names of the row's parameter.
  let identities: Set<String>
}

/// Earlier findings in declarations, independent of the rows that led there.
final class RowMemory: Sendable {
  /// Findings by the number of what is asked.
  private let known = Memory<Int, RowFindings>()
  /// Many functions of one name, by the numbers of what is asked for each.
  private let knownTogether = Memory<[Int], RowFindings>()
  /// The same for rows with a parameter, by its names.
  private let named = Memory<String, RowMemory>()

  func findings(_ question: RowQuestion) -> RowFindings? {
    memory(question.identities).known.known(question.number)
  }

  func remember(_ question: RowQuestion, _ findings: RowFindings) {
    memory(question.identities).known.remember(question.number, findings)
  }

  /// What was found in many functions in rows with the same names.
  func findings(_ questions: [Int], _ identities: Set<String>) -> RowFindings? {
    memory(identities).knownTogether.known(questions)
  }

  /// Remembers what was found in many functions, where it is remembered of each.
  func remember(_ questions: [Int], _ identities: Set<String>) {
    let memory = memory(identities)
    var together = RowFindings()
    for question in questions {
      guard let known = memory.known.known(question) else { return }
      together.add(known)
    }
    memory.knownTogether.remember(questions, together)
  }

  private func memory(_ identities: Set<String>) -> RowMemory {
    guard !identities.isEmpty else { return self }
    let key = identities.count == 1 ? identities.first ?? "" : identities.sorted().joined(separator: ",")
    return named.answer(key) { RowMemory() }
  }
}

extension RowAudit {
  /// Analyzes a declaration, once for all rows of the project that use it.
  ///
  /// The findings depend on the path only if it leads back to a declaration on the path: such a result is
  /// valid for this path only and is not stored. All declarations that lead to each other have the same
  /// findings; if there are so few that they have no order, they are stored for each of these declarations.
  mutating func enter(_ declaration: Node, _ place: Place, _ look: (inout RowAudit) -> Void) {
    let visit = RowVisits.Visit(declaration: declaration, place: place)
    guard let question = question(declaration, place) else {
      if visits.add(visit, nil) { look(&self) }
      return
    }
    if let known = memory.findings(question) { return findings.add(known) }
    let number = visits.count
    guard visits.add(visit, question) else { return }
    var inside = RowAudit(model, axis, memory)
    let isWhole = visits.isWhole(number) { visits in
      swap(&inside.visits, &visits)
      look(&inside)
      swap(&inside.visits, &visits)
    }
    findings.add(inside.findings)
    guard isWhole else { return }
    memory.remember(question, inside.findings)
    for other in visits.close(number, hasNoOrder: inside.findings.hasNoOrder) {
      memory.remember(other, inside.findings)
    }
  }

  /// What was found in many functions together: hundreds of overloads may be meant by each of their calls.
  func known(_ functions: [Declaration], _ place: Place) -> RowFindings? {
    questions(functions, place).flatMap { memory.findings($0, place.identities) }
  }

  /// Remembers what was found in many functions together, where it is remembered of each.
  func remember(_ functions: [Declaration], _ place: Place) {
    if let questions = questions(functions, place) { memory.remember(questions, place.identities) }
  }

  private func questions(_ functions: [Declaration], _ place: Place) -> [Int]? {
    guard functions.count > 8 else { return nil }
    return functions.compactMap { question($0.node, place)?.number }
  }

  /// What is asked for a declaration at a place; nil for one outside the index.
  private func question(_ declaration: Node, _ place: Place) -> RowQuestion? {
    guard let node = index.place(of: declaration) else { return nil }
    let flags = [
      axis == .vertical, place.isHeight, place.isLaidOut, place.isSized, place.isRow, place.isInside,
    ]
    let number = flags.reduce(node) { $0 << 1 | ($1 ? 1 : 0) }
    return RowQuestion(number: number, identities: place.identities)
  }
}
