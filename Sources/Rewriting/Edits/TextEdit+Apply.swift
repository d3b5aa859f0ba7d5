extension TextEdit {
  /// The bytes of `original` after all `edits`, in one pass.
  ///
  /// The edits must be sorted by place and not overlap, as those of ``EditPlan``. Edits at the same place are
  /// applied in the given order.
  package static func apply(_ edits: [TextEdit], to original: [UInt8]) -> [UInt8] {
    guard !edits.isEmpty else { return original }
    let growth = edits.reduce(0) { $0 + $1.replacement.count - $1.range.count }
    var result: [UInt8] = []
    result.reserveCapacity(max(0, original.count + growth))
    var position = 0
    for edit in edits {
      precondition(edit.range.lowerBound >= position, "edits overlap or are out of order")
      result.append(contentsOf: original[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement)
      position = edit.range.upperBound
    }
    result.append(contentsOf: original[position...])
    return result
  }
}
