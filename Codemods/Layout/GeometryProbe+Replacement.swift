import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

extension GeometryProbe {
  /// The equivalent `onGeometryChange`.
  func replacement(in file: FileContext) -> [UInt8] {
    let start = (MemberAccessExprSyntax(call.calledExpression)?.period ?? call.node.firstToken).range
      .lowerBound
    let isOnOneLine = !file.tree.source.bytes[start..<call.node.range.upperBound].contains(where: \.isLineEnd)
    return observer(in: file, isOnOneLine: isOnOneLine, base: file.indentation(at: start))
  }

  /// The content of the reader, which then takes all the space itself and stores its size.
  func unwrapped(in file: FileContext) -> [UInt8] {
    guard let content = container else { return [] }
    var text: [UInt8] = []
    var end = content.range.lowerBound
    for store in stores.sorted(on: \.lowerBound) {
      text += file.tree.source.bytes[end..<store.lowerBound]
      end = store.upperBound
    }
    text += file.tree.source.bytes[end..<content.range.upperBound]
    let frame = Array(
      ".frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)"
        .utf8)
    let start = call.node.range.lowerBound
    let base = file.indentation(at: start)
    guard file.tree.source.bytes[call.node.range].contains(where: \.isLineEnd) else {
      return text + frame + Array(".".utf8) + observer(in: file, isOnOneLine: true, base: base)
    }
    let source = SourceText(String(decoding: text, as: UTF8.self))
    let moved = IndentShift(from: file.indentation(at: content.range.lowerBound), to: base)
      .apply(to: 0..<source.count, of: source, lines: LineTable(source))
    let inner = indentation(ofModifiersAfter: moved) ?? base + file.style.indentUnit.bytes(levels: 1)
    let newLine = file.style.newline.bytes + inner
    return moved + newLine + frame + newLine + Array(".".utf8)
      + observer(in: file, isOnOneLine: false, base: inner)
  }

  /// The indentation of the last line of a view, if it ends with a closure or a modifier on a line of its own.
  private func indentation(ofModifiersAfter view: [UInt8]) -> [UInt8]? {
    let lines = view.split(whereSeparator: \.isLineEnd)
    guard lines.count > 1, let last = lines.last else { return nil }
    let indentation = last.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let first = last.dropFirst(indentation.count).first
    return first == UInt8(ascii: "}") || first == UInt8(ascii: ".") ? Array(indentation) : nil
  }

  private func observer(in file: FileContext, isOnOneLine: Bool, base: [UInt8]) -> [UInt8] {
    guard let value, let closure = change ?? appearance, let statements = closure.statements else {
      return []
    }
    let written = change == nil ? "" : newName ?? ""
    let isNamed = !written.isEmpty && written != "_" && !written.hasPrefix("$")
    let name = isNamed ? written : written.hasPrefix("$") ? "$0" : "newValue"
    let body = text(of: statements, value.text, written, as: name)
    let head = name == "$0" ? "" : " \(name) in"
    guard !isOnOneLine else {
      return Array(
        "onGeometryChange(for: \(value.type).self) { \(proxy) in \(value.text) } action: {\(head) \(body) }"
          .utf8)
    }
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
