/// A repository's own setting of where its files are, read without git.
struct GitConfiguration {
  /// The top of the work tree (`core.worktree`), as written; nil if it is not set.
  private(set) var workTree: FilePath?

  /// Reads `config` in git's folder. It ignores spellings that git accepts but doesn't write itself: the
  /// result only helps to show which work tree a folder belongs to.
  init(of gitFolder: FilePath) {
    guard let bytes = try? FileContents(reading: gitFolder.appending("config"), limit: 1 << 20).bytes else {
      return
    }
    var section: String?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let line = String(decoding: line, as: UTF8.self).trimmed
      if line.hasPrefix("[") {
        section = line
      } else if section == "[core]", let equals = line.firstIndex(of: "="),
        line[..<equals].trimmed.lowercased() == "worktree"
      {
        workTree = FilePath(line[line.index(after: equals)...].trimmed)
      }
    }
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at both ends.
  fileprivate var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    return String(String(drop(while: isBlank)).reversed().drop(while: isBlank).reversed())
  }
}
