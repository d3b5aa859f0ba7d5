extension SourceText {
  /// Whether the bytes of `word` stand anywhere in the text.
  public func contains(_ word: String) -> Bool {
    let word = ContiguousArray(word.utf8)
    let bytes = storage
    guard let first = word.first, word.count <= bytes.count else { return word.isEmpty }
    let haystack = bytes.span
    let needle = word.span
    var start = 0
    let last = haystack.count - needle.count
    while start <= last {
      guard haystack[start] == first else {
        start += 1
        continue
      }
      var length = 1
      while length < needle.count, haystack[start + length] == needle[length] { length += 1 }
      if length == needle.count { return true }
      start += 1
    }
    return false
  }
}
