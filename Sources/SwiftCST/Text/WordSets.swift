// Long lists of names are written as one text: in an array literal, each name takes compile time, and the
// program needs code to insert it.

extension Set<String> {
  /// Creates a set of the words in a text, separated by spaces and line breaks.
  package init(words text: String) {
    self.init(
      text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) })
  }
}
