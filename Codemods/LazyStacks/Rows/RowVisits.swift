import ProjectIndex
import SwiftCST

/// The declarations that have been looked through on the way from some rows, each for some place.
struct RowVisits {
  /// A declaration, looked through for a place.
  struct Visit: Hashable {
    let declaration: Node
    let place: RowAudit.Place
  }

  private var numbers: [Visit: Int] = [:]

  /// The first visit, by its number, that a later one was left out for in the declaration that is looked through.
  private var firstCut = Int.max

  /// How many there have been.
  var count: Int { numbers.count }

  /// Whether there was no such visit before; now there is.
  mutating func add(_ visit: Visit) -> Bool {
    if let number = numbers[visit] {
      firstCut = min(firstCut, number)
      return false
    }
    numbers[visit] = numbers.count
    return true
  }

  /// Whether the visit with a number, as `look` makes it, left nothing out for itself or for what came before it.
  mutating func isWhole(_ number: Int, _ look: (inout RowVisits) -> Void) -> Bool {
    let outerCut = firstCut
    firstCut = .max
    look(&self)
    let isWhole = firstCut > number
    firstCut = firstCut >= number ? outerCut : min(outerCut, firstCut)
    return isWhole
  }
}

/// What was found in declarations before, whichever rows led there.
final class RowMemory: Sendable {
  /// A declaration by its place, with the axis and the part that it has in the layout.
  let known = Memory<Int, RowFindings>()
}

extension RowAudit {
  /// Looks through a declaration, once for all rows of the project that lead to it.
  ///
  /// What is found first depends on the way there only where the way comes back to it: such an answer holds for
  /// this way alone and is not remembered.
  mutating func enter(_ declaration: Node, _ place: Place, _ look: (inout RowAudit) -> Void) {
    let visit = RowVisits.Visit(declaration: declaration, place: place)
    guard let question = question(declaration, place) else {
      if visits.add(visit) { look(&self) }
      return
    }
    if let known = memory.known.known(question) { return findings.add(known) }
    let number = visits.count
    guard visits.add(visit) else { return }
    var inside = RowAudit(model, axis, memory)
    let isWhole = visits.isWhole(number) { visits in
      swap(&inside.visits, &visits)
      look(&inside)
      swap(&inside.visits, &visits)
    }
    findings.add(inside.findings)
    if isWhole { memory.known.remember(question, inside.findings) }
  }

  /// A declaration at a place as a number; nil where the names of the row's parameter count.
  private func question(_ declaration: Node, _ place: Place) -> Int? {
    guard place.identities.isEmpty, let node = index.place(of: declaration) else { return nil }
    let flags = [axis == .vertical, place.isHeight, place.isLaidOut, place.isRow, place.isInside]
    return flags.reduce(node) { $0 << 1 | ($1 ? 1 : 0) }
  }
}
