extension Range<Int> {
  /// The first position of which `isBefore` doesn't hold, or the end; it has to hold of all before that one,
  /// and of none behind it.
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
