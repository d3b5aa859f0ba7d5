extension Sequence {
  /// The first non-nil result of `transform`; each element is transformed at most once.
  @inlinable
  package func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
