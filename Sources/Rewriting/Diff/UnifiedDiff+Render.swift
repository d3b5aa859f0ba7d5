extension UnifiedDiff {
  /// The diff in git's format; empty if nothing changed. Bytes of the file are copied unchanged, so the diff
  /// of a file that is not UTF-8 is not UTF-8 either.
  package var bytes: [UInt8] { rendered(colors: .none) }

  /// The diff for a terminal, in git's colors: headers bold, positions cyan, removed lines red, added lines
  /// green.
  package var coloredBytes: [UInt8] { rendered(colors: .terminal) }

  private func rendered(colors: DiffColors) -> [UInt8] {
    guard !hunks.isEmpty else { return [] }
    var writer = DiffWriter(colors: colors)
    // Without this line, git would guess from the first path how many of its components to strip.
    writer.write(GitPath.command(path), color: colors.header)
    writer.write(GitPath.header("--- ", prefix: "a/", path), color: colors.header)
    writer.write(GitPath.header("+++ ", prefix: "b/", path), color: colors.header)
    for hunk in hunks { write(hunk, to: &writer) }
    return writer.result
  }

  private func write(_ hunk: DiffHunk, to writer: inout DiffWriter) {
    let (old, new) = (Self.position(of: hunk.old), Self.position(of: hunk.new))
    writer.write(Array("@@ -\(old) +\(new) @@".utf8), color: writer.colors.position)
    var line = hunk.old.lowerBound
    for change in hunk.changes {
      for line in line..<change.old.lowerBound { writer.write(" ", self.old[line], color: "") }
      for line in change.old { writer.write("-", self.old[line], color: writer.colors.deletion) }
      for line in change.new { writer.write("+", self.new[line], color: writer.colors.insertion) }
      line = change.old.upperBound
    }
    for line in line..<hunk.old.upperBound { writer.write(" ", self.old[line], color: "") }
  }

  /// Lines in the format of a hunk header: the first one (1-based), and their number unless it is one. For an
  /// empty range, the preceding line.
  private static func position(of lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }
}

/// The escape sequences at the start of the parts of a diff; empty for no color.
private struct DiffColors {
  var header = ""
  var position = ""
  var deletion = ""
  var insertion = ""

  static let none = DiffColors()
  static let terminal = DiffColors(
    header: "\u{1B}[1m", position: "\u{1B}[36m", deletion: "\u{1B}[31m", insertion: "\u{1B}[32m")
}

private struct DiffWriter {
  let colors: DiffColors
  private(set) var result: [UInt8] = []

  init(colors: DiffColors) {
    self.colors = colors
  }

  /// Writes a line, given without its line end.
  mutating func write(_ text: [UInt8], color: String) {
    write("", text + [UInt8(ascii: "\n")], color: color)
  }

  /// Writes a line of the file after `mark`.
  mutating func write(_ mark: String, _ line: some BidirectionalCollection<UInt8>, color: String) {
    let hasLineEnd = line.last == UInt8(ascii: "\n")
    var text = hasLineEnd ? line.dropLast() : line[...]
    // End the color before the CR, otherwise the terminal would color the rest of the next line.
    let hasCarriageReturn = hasLineEnd && !color.isEmpty && text.last == UInt8(ascii: "\r")
    if hasCarriageReturn { text = text.dropLast() }
    result.append(contentsOf: color.utf8)
    result.append(contentsOf: mark.utf8)
    result.append(contentsOf: text)
    if !color.isEmpty { result.append(contentsOf: "\u{1B}[m".utf8) }
    if hasCarriageReturn { result.append(UInt8(ascii: "\r")) }
    result.append(UInt8(ascii: "\n"))
    if !hasLineEnd { result.append(contentsOf: "\\ No newline at end of file\n".utf8) }
  }
}
