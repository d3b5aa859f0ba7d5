import CodemodKit
import SwiftCST

/// The source line of a finding with its line number, and a line of marks below the code in question.
struct CodeFrame {
  private let number: String
  private let code: String
  private let marks: String
  private let paint: Paint

  /// The frame of a finding; nil if its place doesn't refer to a file on disk.
  init?(of finding: ReportedFinding, _ paint: Paint) {
    guard finding.isOnDisk, let range = finding.range else { return nil }
    let source = finding.file.source
    let start = range.start.offset - (range.start.column - 1)
    let textStart = start == 0 ? min(source.textStart, range.start.offset) : start
    let line = source.bytes[textStart...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let end = min(max(range.end.offset, range.start.offset), line.endIndex)
    let before = Self.shown(line[..<range.start.offset])
    let marked = Self.shown(line[range.start.offset..<end])
    let rest = Self.shown(line[end...])
    let room = (paint.columnCount ?? .max) - String(range.start.line).count - 4
    let indent = before.prefix { $0 == " " }.count
    // Code far to the right is shown without its indentation, and a long line is cut at the edge.
    let dropped = before.count + marked.count > room ? indent : 0
    number = String(range.start.line)
    code = String((before.dropFirst(dropped) + marked + rest).prefix(room))
    let width = max(1, min(marked.count, room - (before.count - dropped)))
    marks =
      String(repeating: " ", count: before.count - dropped) + "^" + String(repeating: "~", count: width - 1)
    self.paint = paint
  }

  /// The left margin of the lines of the frame.
  var margin: String { String(repeating: " ", count: number.count + 2) }

  /// The frame, with a trailing newline.
  var text: String {
    " \(paint.dim(number + " |")) \(code)\n\(margin)\(paint.dim("|")) \(paint.green(marks))\n"
  }

  /// Code for display: a tab takes four columns, and control characters that a terminal would interpret are
  /// removed.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar == "\t" {
        text += "    "
      } else if scalar.properties.generalCategory != .control, scalar.properties.generalCategory != .format {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
