import CodemodKit
import SwiftCST

/// A report in the XML of Checkstyle, which most build servers read. It omits applied fixes and quiet
/// refusals.
package struct CheckstyleReport {
  private let report: Report

  /// The XML of a report.
  package init(of report: Report) { self.report = report }

  /// The document, with a newline at its end.
  package var bytes: [UInt8] {
    var files: [String: [String]] = [:]
    for problem in report.problems {
      files[problem.path?.text ?? ".", default: []].append(element(problem))
    }
    for finding in report.findings where finding.state != .fixed && !finding.isQuietRefusal {
      files[finding.path.text, default: []].append(element(finding))
    }
    let elements = files.sorted(on: \.key).map { name, errors in
      "  <file name=\"\(Self.escaped(name))\">\n" + errors.joined() + "  </file>\n"
    }
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    return Array((text + elements.joined() + "</checkstyle>\n").utf8)
  }

  private func element(_ problem: ReportedProblem) -> String {
    element(problem.position, "error", problem.message, source: "swiftfix")
  }

  private func element(_ finding: ReportedFinding) -> String {
    element(
      finding.isOnDisk ? finding.range?.start : nil,
      finding.rule.tier == .safe || finding.state == .warning ? "warning" : "info",
      finding.messageWithReason, source: "swiftfix.\(finding.pass).\(finding.rule.id)")
  }

  private func element(
    _ position: ReportedPosition?, _ severity: String, _ message: String, source: String
  ) -> String {
    let place = position.map { " line=\"\($0.line)\" column=\"\($0.utf16Column)\"" } ?? ""
    return "    <error\(place) severity=\"\(severity)\" message=\"\(Self.escaped(message))\""
      + " source=\"\(Self.escaped(source))\"/>\n"
  }

  /// The text for an attribute. XML has no way to write most control characters; they become U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
