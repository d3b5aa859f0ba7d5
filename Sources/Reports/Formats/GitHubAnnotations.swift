import CodemodKit

/// A report as commands that GitHub Actions turns into annotations of a pull request.
///
/// GitHub shows at most ten warnings and ten notices per step, so the most important findings come first.
/// Applied fixes and quiet refusals are omitted.
package struct GitHubAnnotations {
  private let report: Report

  /// The annotations of a report.
  package init(of report: Report) { self.report = report }

  /// One line for each problem and each finding.
  package var bytes: [UInt8] {
    let order: [FindingState] = [.fixable, .blocked, .warning, .unsafe, .hint, .refused, .note]
    let findings = order.flatMap { state in report.findings.filter { $0.state == state && !$0.isQuietRefusal }
    }
    return Array((report.problems.map(line) + findings.map(line)).joined().utf8)
  }

  private func line(_ problem: ReportedProblem) -> String {
    var properties: [(String, String)] = []
    if let path = problem.path { properties.append(("file", path.text)) }
    if let position = problem.position {
      properties += [("line", "\(position.line)"), ("col", "\(position.utf16Column)")]
    }
    return command("error", properties + [("title", "swiftfix")], problem.message)
  }

  private func line(_ finding: ReportedFinding) -> String {
    var properties = [("file", finding.path.text)]
    if finding.isOnDisk, let range = finding.range {
      properties += [("line", "\(range.start.line)"), ("endLine", "\(range.end.line)")]
      // GitHub accepts columns only for ranges within one line.
      if range.start.line == range.end.line {
        properties += [("col", "\(range.start.utf16Column)"), ("endColumn", "\(range.end.utf16Column)")]
      }
    }
    properties.append(("title", "\(finding.rule.id) \(finding.pass)"))
    return command(
      finding.rule.tier == .safe || finding.state == .warning ? "warning" : "notice", properties,
      finding.messageWithReason)
  }

  private func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0)=\(Self.escaped($1, inProperty: true))" }.joined(separator: ",")
    return "::\(name) \(list)::\(Self.escaped(message, inProperty: false))\n"
  }

  /// Escapes the characters that would end a command, or a property of one.
  private static func escaped(_ text: String, inProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
