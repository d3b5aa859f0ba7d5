// Names in bulk are written as one text: in an array literal each of them costs the compiler its time, and
// the program code that puts it in.

extension Set<String> {
  /// The words of a text, with spaces and line breaks between them.
  package init(words text: String) {
    self.init(
      text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) })
  }
}
