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
  private var open: [(number: Int, question: Int)] = []

  /// The visits of which nothing can be remembered.
  private var unasked: Set<Int> = []

  /// How many visits there had been when one was left out for one of these.
  private var lastCutByUnasked = -1

  /// The number of visits.
  var count: Int { numbers.count }

  /// Adds a visit. Returns whether it is new.
  ///
  /// - Parameter question: What the memory is asked for it; nil where nothing can be remembered.
  mutating func add(_ visit: Visit, _ question: Int?) -> Bool {
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
  mutating func close(_ number: Int, hasNoOrder: Bool) -> [Int] {
    let first = open.indices.partitionPoint { open[$0].number < number }
    let circle = open[first...]
    open.removeSubrange(first...)
    guard hasNoOrder, lastCutByUnasked <= number else {
      unasked.formUnion(circle.map(\.number))
      return []
    }
    return circle.map(\.question)
  }

  /// Whether visit `number`, made by `look`, skipped nothing because of itself or of an earlier visit.
  mutating func isWhole(_ number: Int, _ look: (inout RowVisits) -> Void) -> Bool {
    let outerCut = firstCut
    firstCut = .max
    look(&self)
    let isWhole = firstCut > number
    firstCut = firstCut >= number ? outerCut : min(outerCut, firstCut)
    return isWhole
  }
}

/// Earlier findings in declarations, independent of the rows that led there.
final class RowMemory: Sendable {
  /// Findings by the declaration's location, the axis, and its role in the layout.
  let known = Memory<Int, RowFindings>()
  /// Many functions of one name, by what is asked for each.
  let knownTogether = Memory<[Int], RowFindings>()
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
    if let known = memory.known.known(question) { return findings.add(known) }
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
    memory.known.remember(question, inside.findings)
    for other in visits.close(number, hasNoOrder: inside.findings.hasNoOrder) {
      memory.known.remember(other, inside.findings)
    }
  }

  /// What was found in many functions together: hundreds of overloads may be meant by each of their calls.
  func known(_ functions: [Declaration], _ place: Place) -> RowFindings? {
    questions(functions, place).flatMap { memory.knownTogether.known($0) }
  }

  /// Remembers what was found in many functions together, where it is remembered of each.
  func remember(_ functions: [Declaration], _ place: Place) {
    guard let questions = questions(functions, place) else { return }
    var together = RowFindings()
    for question in questions {
      guard let known = memory.known.known(question) else { return }
      together.add(known)
    }
    memory.knownTogether.remember(questions, together)
  }

  private func questions(_ functions: [Declaration], _ place: Place) -> [Int]? {
    guard functions.count > 8, place.identities.isEmpty else { return nil }
    return functions.compactMap { question($0.node, place) }
  }

  /// A number for a declaration at a place; nil if the names of the row's parameter matter.
  private func question(_ declaration: Node, _ place: Place) -> Int? {
    guard place.identities.isEmpty, let node = index.place(of: declaration) else { return nil }
    let flags = [
      axis == .vertical, place.isHeight, place.isLaidOut, place.isSized, place.isRow, place.isInside,
    ]
    return flags.reduce(node) { $0 << 1 | ($1 ? 1 : 0) }
  }
}
