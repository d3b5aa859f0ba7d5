extension Sequence {
  /// What `transform` gives for the first element for which it gives anything; no element is looked at twice.
  @inlinable
  package func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
