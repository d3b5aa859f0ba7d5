import SwiftCST

/// Code in the comments of a piece of a file.
struct CommentedCode {
  private let code: Node

  init(in code: Node) { self.code = code }

  /// Whether a comment uses a name as code does, and not as a sentence: `// dismiss()`, `// if isEnabled {`.
  /// The comments above the declaration don't count.
  func uses(_ name: String, beside declaration: Node) -> Bool {
    let own = declaration.firstToken.triviaBefore
    return code.tree.comments(in: code.range).contains { comment in
      !own.overlaps(comment.range) && !comment.kind.isDocumentation
        && Self.uses(name, in: Array(code.tree.source.bytes[comment.range]))
    }
  }

  private static func uses(_ name: String, in text: [UInt8]) -> Bool {
    let word = Array(name.utf8)
    return text.indices.contains { start in
      guard text[start...].starts(with: word) else { return false }
      let before = text[..<start].last
      let after = text[(start + word.count)...]
      let isWord = before.map(isOfName) != true && after.first.map(isOfName) != true
      return isWord && (before.map(leadsIn) == true || followsCode(after))
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte & 0xDF)
  }

  /// What precedes a name only in code: `$name`, `!name`, `self.name`.
  private static func leadsIn(_ byte: UInt8) -> Bool { "$!.".utf8.contains(byte) }

  /// Whether what follows a name is code: a call, a member, an operator, a block.
  private static func followsCode(_ after: ArraySlice<UInt8>) -> Bool {
    guard let first = after.first else { return false }
    let second = after.dropFirst().first
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: "["): return true
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): return second.map(isOfName) ?? false
    case UInt8(ascii: " "): return second.map { "={&|<>?".utf8.contains($0) } ?? false
    default: return false
    }
  }
}
