import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

extension GeometryProbe {
  /// The equivalent `onGeometryChange`.
  func replacement(in file: FileContext) -> [UInt8] {
    guard let value, let closure = change ?? appearance, let statements = closure.statements else {
      return []
    }
    let written = change == nil ? "" : newName ?? ""
    let isNamed = !written.isEmpty && written != "_" && !written.hasPrefix("$")
    let name = isNamed ? written : written.hasPrefix("$") ? "$0" : "newValue"
    let body = text(of: statements, value.text, written, as: name)
    let head = name == "$0" ? "" : " \(name) in"
    let start = (MemberAccessExprSyntax(call.calledExpression)?.period ?? call.node.firstToken).range
      .lowerBound
    guard file.tree.source.bytes[start..<call.node.range.upperBound].contains(where: \.isLineEnd) else {
      return Array(
        "onGeometryChange(for: \(value.type).self) { \(proxy) in \(value.text) } action: {\(head) \(body) }"
          .utf8)
    }
    let base = file.indentation(at: start)
    let inner = file.indentation(at: statements.range.lowerBound)
    let source = SourceText(body)
    let moved = IndentShift(from: inner, to: base + file.style.indentUnit.bytes(levels: 1))
      .apply(to: 0..<source.count, of: source, lines: LineTable(source))
    let snippet: Snippet = """
      onGeometryChange(for: \(value.type).self) { \(proxy) in
        \(value.text)
      } action: {\(head)
        \(moved)
      }
      """
    return file.style.render(snippet, base: base)
  }

  /// Code with another name for the measured value.
  private func text(of code: Node, _ path: String, _ name: String, as new: String) -> String {
    var text: [UInt8] = []
    var end = code.range.lowerBound
    for (range, token) in tokens(of: code, path, name, as: new) {
      text += code.tree.source.bytes[end..<range.lowerBound] + Array(token.utf8)
      end = range.upperBound
    }
    return String(decoding: text, as: UTF8.self)
  }
}
