extension Array {
  /// The element, if there is exactly one.
  package var only: Element? { count == 1 ? self[0] : nil }
}
