/// Where a snippet is inserted.
package enum SnippetPlacement: Hashable, Sendable {
  /// Within a line, after its indentation: the first line gets no base indentation, and if the snippet ends
  /// with a newline, the code after it does.
  case withinLine
  /// At the start of a line, before its indentation: the first line is also indented, and the code after a
  /// last newline has its own indentation.
  case lineStart
}
