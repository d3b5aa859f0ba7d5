extension Array {
  /// The element, if there is just one.
  package var only: Element? { count == 1 ? self[0] : nil }
}
