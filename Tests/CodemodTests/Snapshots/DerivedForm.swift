import Testing

/// Another way to write the same case, for which the pass must do the same.
enum DerivedForm: String, CaseIterable, Sendable, CustomTestStringConvertible {
  /// Lines end in CR and LF.
  case carriageReturns
  /// Indented with tabs.
  case tabs
  /// A byte order mark before everything.
  case byteOrderMark
  /// A comment with characters of four bytes before everything.
  case emoji

  var testDescription: String { rawValue }

  /// A file of the case in this form.
  func applied(to file: SnapshotFile) -> SnapshotFile {
    var derived = file
    switch self {
    case .carriageReturns:
      derived.bytes = file.bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case .tabs:
      derived.bytes = Self.tabbed(file.bytes)
    case .byteOrderMark:
      derived.bytes = [0xEF, 0xBB, 0xBF] + file.bytes
    case .emoji:
      derived.bytes = Array("// 🧗🏽‍♀️ up 🏔️\n".utf8) + file.bytes
    }
    return derived
  }

  /// The bytes with a tab for each indent unit at the beginning of a line.
  private static func tabbed(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let depths = lines.map { $0.prefix { $0 == 0x20 }.count }.filter { $0 > 0 }
    guard let unit = depths.min(), unit > 1 else { return bytes }
    let tabbed: [[UInt8]] = lines.map { line in
      let spaces = line.prefix { $0 == 0x20 }.count
      let tabs = [UInt8](repeating: 0x09, count: spaces / unit)
      return tabs + [UInt8](repeating: 0x20, count: spaces % unit) + line.dropFirst(spaces)
    }
    return Array(tabbed.joined(separator: [UInt8(ascii: "\n")]))
  }
}
