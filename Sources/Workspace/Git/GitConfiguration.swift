/// What a repository's own configuration says of where its files lie, read without git.
struct GitConfiguration {
  /// The top of the work tree (`core.worktree`), as it is written; nil where nothing is said.
  private(set) var workTree: FilePath?

  /// Reads `config` in git's folder. What git would spell in another way than git itself writes it is passed
  /// over: the answer tells only whom a folder is known to belong to.
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
  /// Without spaces and tabs at both ends.
  fileprivate var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    return String(String(drop(while: isBlank)).reversed().drop(while: isBlank).reversed())
  }
}
