import CSTParser
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A Swift source with marks under what is asked, and what the answers have to be:
///
///     Text(title)
///     //   ^^^^^ timing: each evaluation of Row
///
/// A mark is a comment of its own line. Its carets stand under the node that is meant, in the nearest line above
/// that is no mark; a single caret under `{` means the closure, one under another word what begins there. Behind them stand the name of a query, a colon,
/// and the answer.
struct MarkedSource {
  /// A mark, as it is written.
  struct Mark {
    let line: Int
    let carets: Range<Int>
    let query: String
    let answer: String
  }

  /// What is asked of a node, by the name in front of the colon.
  typealias Queries = [String: @Sendable (SwiftUIModel, Node) -> String]

  let model: SwiftUIModel
  private let tree: SyntaxTree
  private let lines: [Substring]

  init(_ source: String, path: String = "A.swift", others: [String] = []) {
    tree = SyntaxTree.parse(SourceText(source))
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let more = others.enumerated().map { number, text in
      FileFacts(path: "Other\(number).swift", tree: SyntaxTree.parse(SourceText(text)))
    }
    let index = ProjectIndex(
      files: [FileFacts(path: path, tree: tree)] + more, settings: ProjectSettings())
    model = SwiftUIModel(index)
  }

  /// The marks whose answers are others than written, each as a line for a person.
  func mismatches(_ queries: Queries) -> [String] {
    marks.compactMap { mark in
      guard let query = queries[mark.query] else { return "line \(mark.line): no query '\(mark.query)'" }
      guard let node = node(at: mark) else { return "line \(mark.line): nothing stands above the carets" }
      let answer = query(model, node)
      return answer == mark.answer
        ? nil
        : "line \(mark.line), '\(node.text.prefix(40))' \(mark.query): \(answer), expected: \(mark.answer)"
    }
  }

  /// The marks, in source order; lines are 1-based, columns of carets 0-based.
  var marks: [Mark] {
    var code = 0
    return lines.enumerated().compactMap { number, line in
      guard let mark = mark(line, under: code) else {
        code = number
        return nil
      }
      return mark
    }
  }

  private func mark(_ line: Substring, under code: Int) -> Mark? {
    let bytes = Array(line.utf8)
    guard line.drop(while: { $0 == " " }).hasPrefix("//"),
      let first = bytes.firstIndex(of: UInt8(ascii: "^"))
    else { return nil }
    let end = bytes[first...].firstIndex { $0 != UInt8(ascii: "^") } ?? bytes.endIndex
    let words = String(decoding: bytes[end...], as: UTF8.self).split(separator: ":", maxSplits: 1)
    guard words.count == 2 else { return nil }
    return Mark(
      line: code + 1, carets: first..<end, query: words[0].trimmed, answer: words[1].trimmed)
  }

  private func node(at mark: Mark) -> Node? {
    let start = lines[..<(mark.line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
    let range = start + mark.carets.lowerBound..<start + mark.carets.upperBound
    let found = tree.root.subtree.filter { $0.range.lowerBound == range.lowerBound }
    if let exact = found.first(where: { $0.range == range && !Self.holders.contains($0.kind) }) {
      return exact
    }
    if let closure = found.first(where: { $0.kind == .closureExpr }) { return closure }
    // What goes on in further lines.
    return found.first { !Self.holders.contains($0.kind) }
  }

  /// What only holds an expression.
  private static let holders: Set<SyntaxKind> = [
    .codeBlockItemList, .codeBlockItem, .labeledExprList, .labeledExpr, .memberBlockItemList,
    .memberBlockItem,
  ]
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
