/// All edits of a round, sorted by place, with marks on those that are applied.
///
/// Since no two applied edits overlap, an edit can conflict only with the nearest applied ones before and
/// after it, so placing all groups takes n log n steps.
struct EditBoard {
  private let edits: [FileEdit]
  /// The positions in ``edits`` of each group's edits.
  private let ranks: [[Int]]
  private var placed: RankSet

  init(_ groups: [EditGroup]) {
    var entries: [(edit: FileEdit, group: Int, index: Int)] = []
    for (group, value) in groups.enumerated() {
      for (index, edit) in value.edits.enumerated() { entries.append((edit, group, index)) }
    }
    entries.sort { $0.edit.precedes($1.edit) ?? (($0.group, $0.index) < ($1.group, $1.index)) }
    var ranks = groups.map { _ in [Int]() }
    for (rank, entry) in entries.enumerated() { ranks[entry.group].append(rank) }
    edits = entries.map(\.edit)
    self.ranks = ranks
    placed = RankSet(capacity: entries.count)
  }

  /// Places all edits of a group, or none if one of them conflicts with an already placed edit.
  mutating func place(_ group: Int) -> Bool {
    var added: [Int] = []
    for rank in ranks[group] {
      switch verdict(on: rank) {
      case .conflict: return false
      case .alreadyPlaced: continue
      case .free: added.append(rank)
      }
    }
    for rank in added { placed.insert(rank) }
    return true
  }

  /// The placed edits of each file, sorted by place.
  var placedEdits: [Int: [TextEdit]] {
    var result: [Int: [TextEdit]] = [:]
    for (rank, edit) in edits.enumerated() where placed.contains(rank) {
      result[edit.file, default: []].append(edit.edit)
    }
    return result
  }

  private enum Verdict { case free, alreadyPlaced, conflict }

  private func verdict(on rank: Int) -> Verdict {
    var conflicts = false
    // Placed edits at the same place are adjacent, so all of them are checked.
    var next = placed.first(after: rank)
    while let other = next {
      if isSameSharedEdit(rank, other) { return .alreadyPlaced }
      conflicts = conflicts || areInConflict(rank, other)
      next = isSamePlace(rank, other) ? placed.first(after: other) : nil
    }
    var previous = placed.last(before: rank)
    while let other = previous {
      if isSameSharedEdit(rank, other) { return .alreadyPlaced }
      conflicts = conflicts || areInConflict(rank, other)
      previous = isSamePlace(rank, other) ? placed.last(before: other) : nil
    }
    return conflicts ? .conflict : .free
  }

  private func isSamePlace(_ left: Int, _ right: Int) -> Bool {
    edits[left].precedes(edits[right]) == nil
  }

  private func isSameSharedEdit(_ left: Int, _ right: Int) -> Bool {
    edits[left].edit.isShared && edits[left] == edits[right]
  }

  private func areInConflict(_ left: Int, _ right: Int) -> Bool {
    guard edits[left].file == edits[right].file else { return false }
    let (left, right) = (edits[left].edit, edits[right].edit)
    return left.overlaps(right) || left.competes(with: right)
  }
}
