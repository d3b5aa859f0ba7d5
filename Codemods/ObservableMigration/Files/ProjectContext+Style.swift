import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension ProjectContext {
  /// The file of a node.
  func file(of node: Node) -> ProjectFile { files[index.file(of: node)?.number ?? 0] }

  /// The bytes of a snippet at a node: in the style of its file, with the indentation of its line.
  func render(_ snippet: Snippet, at node: Node, extraLevels: Int = 0) -> [UInt8] {
    let file = file(of: node)
    let base = file.lines.indentation(at: node.range.lowerBound, in: file.tree.source)
    return file.style.render(snippet, base: base + file.style.indentUnit.bytes(levels: extraLevels))
  }

  /// Whether two tokens of a file begin on the same line.
  func areOnOneLine(_ first: Token, _ second: Token, in node: Node) -> Bool {
    let lines = file(of: node).lines
    return lines.lineIndex(of: first.range.lowerBound) == lines.lineIndex(of: second.range.lowerBound)
  }

  /// The number of bytes before a token on its line.
  func column(of token: Token, in node: Node) -> Int {
    let lines = file(of: node).lines
    let start = token.range.lowerBound
    return start - lines.lineStarts[lines.lineIndex(of: start)]
  }
}
