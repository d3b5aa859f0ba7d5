/// Where a snippet is put.
package enum SnippetPlacement: Hashable, Sendable {
  /// Within a line, after its indentation: the first line is not indented to the base again, and where the
  /// snippet ends with a newline, what follows it is.
  case withinLine
  /// At the start of a line, before its indentation: the first line is indented too, and what follows a
  /// last newline has its own indentation.
  case lineStart
}
