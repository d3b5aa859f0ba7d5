import CodemodKit

/// The counts of a run by pass and ID, as a table for people.
package struct StatisticsTable {
  private let report: Report
  private let paint: Paint

  /// The table of a report.
  package init(of report: Report, paint: Paint) {
    self.report = report
    self.paint = paint
  }

  /// The table and the last line of a summary, with a trailing newline.
  package var text: String {
    let statistics = Statistics(of: report)
    let total = RunTotal(of: report, paint).text
    guard !statistics.rows.isEmpty else { return total }
    // Omit the columns of states without findings.
    let columns = Self.columns.filter { statistics[$0.state] > 0 }
    let head = ["pass", "ID"] + columns.map(\.title)
    let body = statistics.rows.map { row in
      [row.pass, row.rule.id] + columns.map { Self.cell(row.counts[$0.state, default: 0]) }
    }
    let foot = ["", "total"] + columns.map { Self.cell(statistics[$0.state]) }
    let rows = [head] + body + [foot]
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    guard paint.columnCount.map({ widths.reduce(0) { $0 + $1 + 2 } - 2 <= $0 }) ?? true else {
      return stacked(statistics, columns) + "\n" + total
    }
    let lines = rows.map { Self.line($0, widths) }
    return ([paint.bold(lines[0])] + lines.dropFirst().dropLast() + [paint.bold(lines[lines.count - 1])])
      .joined(separator: "\n") + "\n\n" + total
  }

  /// The counts for a terminal that is too narrow for a table: each ID with its counts below it.
  private func stacked(_ statistics: Statistics, _ columns: [(state: FindingState, title: String)]) -> String
  {
    statistics.rows.map { row in
      let counts = columns.compactMap { column in row.counts[column.state].map { "\($0) \(column.title)" } }
      return paint.paragraph(label: (row.rule.id, paint.bold), row.pass)
        + paint.paragraph(indent: 2, counts.joined(separator: ", "))
    }.joined()
  }

  private static let columns: [(state: FindingState, title: String)] = [
    (.fixed, "fixed"), (.fixable, "to fix"), (.unsafe, "unsafe"), (.blocked, "not applied"),
    (.warning, "warnings"), (.hint, "hints"), (.refused, "refused"), (.note, "notes"),
  ]

  private static func cell(_ count: Int) -> String { count == 0 ? "-" : String(count) }

  /// The cells in columns: words left-aligned, numbers right-aligned.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    cells.indices.map { column in
      let room = String(repeating: " ", count: widths[column] - cells[column].count)
      return column < 2 ? cells[column] + room : room + cells[column]
    }.joined(separator: "  ")
  }
}
