import CodemodKit

/// A report as JSON that matches ``ReportSchema``.
package struct JSONReport {
  private let report: Report

  /// The JSON of a report.
  package init(of report: Report) { self.report = report }

  /// The bytes, with a trailing newline.
  package var bytes: [UInt8] { value.bytes }

  private var value: JSONValue {
    [
      "format": "swiftfix-report", "formatVersion": 1, "swiftfixVersion": .string(report.version),
      "dryRun": .bool(report.isDryRun),
      "files": [
        "checked": .integer(report.fileCount), "changed": .integer(report.changedFileCount),
        "unwritten": .integer(report.unwrittenFileCount),
      ],
      "findings": .array(report.findings.map(value)),
      "problems": .array(report.problems.map(value)),
      "statistics": .array(Statistics(of: report).rows.map(value)),
    ]
  }

  private func value(_ finding: ReportedFinding) -> JSONValue {
    .object(present: [
      "pass": .string(finding.pass), "id": .string(finding.rule.id),
      "otherIDs": .array(finding.others.map { .string($0.id) }), "notes": .array(finding.notes.map(value)),
      "tier": .string(finding.rule.tier.rawValue), "state": .string(finding.state.rawValue),
      "reason": finding.reason.map(JSONValue.string), "message": .string(finding.message),
      "summary": .string(finding.summary), "path": .string(finding.path.text),
      "uri": .string(finding.path.uri), "range": finding.range.map(value),
      "related": .array(finding.related.map(value)), "edits": finding.edits.map { .array($0.map(value)) },
      "followUp": .bool(finding.isFollowUp),
      "onDisk": .bool(finding.isOnDisk), "fingerprint": .string(finding.fingerprint),
    ])
  }

  private func value(_ note: Rule) -> JSONValue {
    ["id": .string(note.id), "summary": .string(note.summary)]
  }

  private func value(_ place: ReportedPlace) -> JSONValue {
    ["path": .string(place.path.text), "uri": .string(place.path.uri), "range": value(place.range)]
  }

  private func value(_ edit: ReportedEdit) -> JSONValue {
    [
      "path": .string(edit.path.text), "uri": .string(edit.path.uri), "range": value(edit.range),
      "replacement": .string(edit.replacement), "shared": .bool(edit.isShared),
    ]
  }

  private func value(_ range: ReportedRange) -> JSONValue {
    ["start": value(range.start), "end": value(range.end)]
  }

  private func value(_ position: ReportedPosition) -> JSONValue {
    [
      "offset": .integer(position.offset), "line": .integer(position.line),
      "column": .integer(position.column),
    ]
  }

  private func value(_ problem: ReportedProblem) -> JSONValue {
    .object(present: [
      "message": .string(problem.message), "path": (problem.path?.text).map(JSONValue.string),
      "uri": (problem.path?.uri).map(JSONValue.string), "position": problem.position.map(value),
    ])
  }

  private func value(_ row: Statistics.Row) -> JSONValue {
    let counts = FindingState.allCases.map { ($0.rawValue, JSONValue.integer(row.counts[$0, default: 0])) }
    let names = [
      ("pass", JSONValue.string(row.pass)), ("id", .string(row.rule.id)),
      ("tier", .string(row.rule.tier.rawValue)),
    ]
    return .object(Dictionary(names + counts, uniquingKeysWith: { $1 }))
  }
}
