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

  /// The number of visits.
  var count: Int { numbers.count }

  /// Adds a visit. Returns whether it is new.
  mutating func add(_ visit: Visit) -> Bool {
    if let number = numbers[visit] {
      firstCut = min(firstCut, number)
      return false
    }
    numbers[visit] = numbers.count
    return true
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
}

extension RowAudit {
  /// Analyzes a declaration, once for all rows of the project that use it.
  ///
  /// The findings depend on the path only if it leads back to a declaration on the path: such a result is
  /// valid for this path only and is not stored.
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

  /// A number for a declaration at a place; nil if the names of the row's parameter matter.
  private func question(_ declaration: Node, _ place: Place) -> Int? {
    guard place.identities.isEmpty, let node = index.place(of: declaration) else { return nil }
    let flags = [axis == .vertical, place.isHeight, place.isLaidOut, place.isRow, place.isInside]
    return flags.reduce(node) { $0 << 1 | ($1 ? 1 : 0) }
  }
}
