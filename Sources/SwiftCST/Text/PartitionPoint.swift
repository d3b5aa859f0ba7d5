extension Range<Int> {
  /// The first position for which `isBefore` is false, or the end; it has to be true for all positions before
  /// that one, and false for all after it.
  @inline(__always)
  package func partitionPoint(where isBefore: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
