/// The code blocks of a Markdown text.
struct FencedBlocks {
  /// A block: the text after its opening fence, and its lines.
  struct Block {
    let info: String
    let code: String
    /// The start of the code in the text (UTF-8 offset, 0-based).
    let offset: Int
  }

  private(set) var all: [Block] = []

  init(_ text: String, from start: Int) throws(PatternMistake) {
    var offset = 0
    var open: (fence: Int, info: String, offset: Int)?
    var code = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let lineStart = offset
      offset += line.utf8.count + 1
      guard lineStart >= start else { continue }
      let fence = line.prefix { $0 == "`" }.count
      if let block = open {
        let rest = line.dropFirst(fence)
        if fence >= block.fence, rest.allSatisfy({ $0 == " " }) {
          all.append(Block(info: block.info, code: String(code.dropLast()), offset: block.offset))
          open = nil
          code = ""
        } else {
          code += line + "\n"
        }
      } else if fence >= 3 {
        open = (fence, String(line.dropFirst(fence)), offset)
      }
    }
    if let open { throw PatternMistake("the block of code has no end", in: text, at: open.offset) }
  }
}
