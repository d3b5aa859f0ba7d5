import CodemodKit

/// The last line of a summary: the number of fixes and of changed files.
struct RunTotal {
  private let report: Report
  private let paint: Paint

  init(of report: Report, _ paint: Paint) {
    self.report = report
    self.paint = paint
  }

  /// The mistakes of swiftfix, and the line, with a trailing newline.
  var text: String {
    report.faults.map { paint.paragraph(label: ("error:", paint.red), $0) }.joined() + line
  }

  private var line: String {
    let madeCount = count(report.isDryRun ? .fixable : .fixed)
    guard madeCount > 0 else { return paragraph([nothing, failures]) { $0 } }
    let verb = report.isDryRun ? "Would fix" : "Fixed"
    let unsafeCount = report.findings.count { $0.state == .unsafe && !$0.needsID }
    let more = unsafeCount > 0 ? "; \(unsafeCount) more with --unsafe" : ""
    let made =
      "\(verb) \(madeCount.counted("place")) in \(report.changedFileCount) of "
      + "\(report.fileCount.counted("file"))\(more)."
    return paragraph(
      [made, report.isDryRun ? "Nothing was written." : "", failures, wayBack], style: paint.bold)
  }

  /// The line for a run without applied fixes. It doesn't count files that can't be read or parsed: what
  /// there is to fix in them is unknown.
  private var nothing: String {
    guard report.fileCount > 0 else { return "No Swift files to fix." }
    let parsedCount = report.fileCount - report.unreadFileCount - report.unparsedFiles.count
    guard parsedCount > 0 else { return "" }
    let isBlocked = count(.blocked) > 0
    let verb = !isBlocked ? "to fix" : report.isDryRun ? "would be fixed" : "was fixed"
    let more = !isBlocked && count(.unsafe) > 0 ? " without --unsafe" : ""
    return "Nothing \(verb) in \(parsedCount.counted("file"))\(more)."
  }

  private var wayBack: String {
    report.canBeUndone && report.changedFileCount > 0 ? "'swiftfix undo' reverts this." : ""
  }

  private var failures: String {
    let failures = [
      ("read", report.unreadFileCount), ("parsed", report.unparsedFiles.count),
      ("written", report.unwrittenFileCount),
    ]
    return failures.filter { $0.1 > 0 }.map { "\($1.counted("file")) could not be \($0)." }
      .joined(separator: " ")
  }

  private func paragraph(_ sentences: [String], style: (String) -> String) -> String {
    paint.paragraph(sentences.filter { !$0.isEmpty }.joined(separator: " "), style: style)
  }

  private func count(_ state: FindingState) -> Int {
    report.findings.count { $0.state == state && !report.unparsedFiles.contains($0.path) }
  }
}
