extension SourceText {
  /// Whether the text contains the bytes of `word`.
  public func contains(_ word: String) -> Bool {
    let word = ContiguousArray(word.utf8)
    let bytes = storage
    guard let last = word.last else { return true }
    let haystack = bytes.span
    let needle = word.span
    // How far the word can move for each byte below its end (Horspool's algorithm).
    var shifts = ContiguousArray(repeating: needle.count, count: 256)
    for index in 0..<needle.count - 1 { shifts[Int(needle[index])] = needle.count - 1 - index }
    var end = needle.count - 1
    while end < haystack.count {
      let byte = haystack[end]
      if byte == last {
        let start = end - needle.count + 1
        var length = 0
        while length < needle.count, haystack[start + length] == needle[length] { length += 1 }
        if length == needle.count { return true }
      }
      end += shifts[Int(byte)]
    }
    return false
  }
}
