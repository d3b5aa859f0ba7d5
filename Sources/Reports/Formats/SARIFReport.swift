import CodemodKit

/// A report as SARIF 2.1.0, which code scanning services and editors read.
///
/// Paths are relative to `SRCROOT`, the folder that swiftfix ran in. Applied fixes are not results; problems
/// are notifications of the invocation.
package struct SARIFReport {
  private let report: Report
  private let rules: [(pass: CodemodMetadata, rule: Rule)]
  private let ruleIndices: [String: Int]

  /// The SARIF log of a report.
  package init(of report: Report) {
    self.report = report
    var seen: Set<String> = []
    rules = report.passes.flatMap { pass in
      pass.rules.filter { seen.insert($0.id).inserted }.map { (pass, $0) }
    }
    ruleIndices = Dictionary(rules.enumerated().map { ($1.rule.id, $0) }, uniquingKeysWith: min)
  }

  /// The bytes, with a trailing newline.
  package var bytes: [UInt8] {
    let log: JSONValue = [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": [run],
    ]
    return log.bytes
  }

  private var run: JSONValue {
    [
      "tool": [
        "driver": [
          "name": "swiftfix", "version": .string(report.version),
          "semanticVersion": .string(report.version), "rules": .array(rules.map(descriptor)),
        ]
      ],
      "invocations": [
        [
          "executionSuccessful": .bool(report.problems.isEmpty),
          "toolExecutionNotifications": .array(report.problems.map(notification)),
        ]
      ],
      "columnKind": "utf16CodeUnits", "defaultEncoding": "UTF-8", "defaultSourceLanguage": "swift",
      "newlineSequences": ["\r\n", "\n", "\r"],
      "originalUriBaseIds": [
        "SRCROOT": ["description": ["text": "The folder that swiftfix ran in."]]
      ],
      "results": .array(report.findings.filter { $0.state != .fixed }.map(result)),
    ]
  }

  private func descriptor(_ pass: CodemodMetadata, _ rule: Rule) -> JSONValue {
    let explain = "'swiftfix explain \(rule.id)' explains it."
    let text = [rule.summary, rule.remedy, explain].filter { !$0.isEmpty }.joined(separator: " ")
    let address = report.documentation.map { RulePage.address(of: rule.id, in: pass.id, below: $0) }
    return .object(present: [
      "id": .string(rule.id), "helpUri": address.map { .string($0) },
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string("\(rule.summary) \(pass.summary)")],
      "help": ["text": .string(text), "markdown": .string(report.pages(rule, pass).markdown)],
      "defaultConfiguration": ["level": .string(Self.level(of: rule.tier).rawValue)],
      "properties": [
        "pass": .string(pass.id), "tier": .string(rule.tier.rawValue), "tags": [.string(pass.id)],
      ],
    ])
  }

  // MARK: - Results

  /// The SARIF level of a finding.
  private enum Level: String { case warning, note, none }

  private static func level(of tier: Tier) -> Level {
    switch tier {
    case .safe, .warning: .warning
    case .unsafe, .hint: .note
    case .refusal, .note: .none
    }
  }

  private func result(_ finding: ReportedFinding) -> JSONValue {
    let level = Self.level(of: finding.rule.tier)
    return .object(present: [
      "ruleId": .string(finding.rule.id), "ruleIndex": ruleIndices[finding.rule.id].map(JSONValue.integer),
      // SARIF allows a failure level only with the kind 'fail'.
      "kind": level == .none ? "informational" : "fail", "level": .string(level.rawValue),
      "message": ["text": .string(finding.messageWithReason)],
      "locations": [location(finding.path, finding.isOnDisk ? finding.range : nil)],
      "relatedLocations": finding.related.isEmpty
        ? nil : .array(finding.related.map { location($0.path, $0.range) }),
      "partialFingerprints": ["swiftfix/v1": .string(finding.fingerprint)],
      "fixes": fix(finding).map { [$0] },
      "properties": [
        "pass": .string(finding.pass), "tier": .string(finding.rule.tier.rawValue),
        "state": .string(finding.state.rawValue), "followUp": .bool(finding.isFollowUp),
        "otherIDs": .array(finding.others.map { .string($0.id) }),
        "notes": .array(finding.notes.map { .string("\($0.id): \($0.summary)") }),
      ],
    ])
  }

  private func fix(_ finding: ReportedFinding) -> JSONValue? {
    // Don't offer a fix that swiftfix itself would not apply.
    guard finding.state != .blocked, finding.isOnDisk else { return nil }
    guard let edits = finding.edits, !edits.isEmpty else { return nil }
    var paths: [ReportedPath] = []
    for edit in edits where paths.last != edit.path { paths.append(edit.path) }
    return [
      "description": ["text": .string(finding.summary)],
      "artifactChanges": .array(
        paths.map { path in
          [
            "artifactLocation": artifact(path),
            "replacements": .array(edits.filter { $0.path == path }.map(replacement)),
          ]
        }),
    ]
  }

  private func replacement(_ edit: ReportedEdit) -> JSONValue {
    .object(present: [
      "deletedRegion": .object(textRegion(edit.range)),
      "insertedContent": edit.replacement.isEmpty ? nil : ["text": .string(edit.replacement)],
    ])
  }

  private func notification(_ problem: ReportedProblem) -> JSONValue {
    let place = problem.path.map { path in
      location(path, problem.position.map(region))
    }
    return .object(present: [
      "level": "error", "message": ["text": .string(problem.message)], "locations": place.map { [$0] },
    ])
  }

  // MARK: - Places

  private func location(_ path: ReportedPath, _ range: ReportedRange?) -> JSONValue {
    location(path, range.map { .object(textRegion($0).merging(binaryRegion($0)) { $1 }) })
  }

  private func location(_ path: ReportedPath, _ region: JSONValue?) -> JSONValue {
    ["physicalLocation": .object(present: ["artifactLocation": artifact(path), "region": region])]
  }

  private func artifact(_ path: ReportedPath) -> JSONValue {
    .object(present: ["uri": .string(path.uri), "uriBaseId": path.isBelowFolder ? "SRCROOT" : nil])
  }

  /// From a position to the end of its line.
  private func region(_ position: ReportedPosition) -> JSONValue {
    ["startLine": .integer(position.line), "startColumn": .integer(position.utf16Column)]
  }

  private func binaryRegion(_ range: ReportedRange) -> [String: JSONValue] {
    [
      "byteOffset": .integer(range.start.offset),
      "byteLength": .integer(range.end.offset - range.start.offset),
    ]
  }

  private func textRegion(_ range: ReportedRange) -> [String: JSONValue] {
    [
      "startLine": .integer(range.start.line), "startColumn": .integer(range.start.utf16Column),
      "endLine": .integer(range.end.line), "endColumn": .integer(range.end.utf16Column),
    ]
  }
}
