import CodemodKit
import Reports
import SwiftCST

/// Converts the findings in a document to diagnostics.
struct DiagnosticWriter {
  /// The findings to show, sorted by place.
  let shown: [Finding]

  /// The positions of the document.
  let positions: PositionTable

  /// The URL of the folder with the pages of the passes.
  private let documentation: String?
  private let text: SourceText
  private let lines: LineTable

  init(
    _ found: FileFindings, _ document: Document, _ encoding: PositionEncoding, _ options: ServerOptions,
    documentation: String? = nil
  ) {
    self.documentation = documentation
    text = document.text
    lines = document.lines
    positions = PositionTable(document.text, document.lines, encoding)
    // A note at the place of an unsafe fix describes what that fix changes.
    let unsafe = Set(found.findings.lazy.filter { $0.rule.tier == .unsafe }.map(\.range))
    shown =
      found.findings.filter { finding in
        switch finding.rule.tier {
        case .safe: true
        case .note: options.showsUnsafe || !unsafe.contains(finding.range)
        case .unsafe: options.showsUnsafe && (options.showsHints || !finding.rules.contains(where: \.isQuiet))
        case .refusal: options.showsRefusals
        case .warning: true
        case .hint: options.showsHints
        }
      }
      .sorted(on: \.range.lowerBound)
  }

  /// The diagnostic of a finding.
  func diagnostic(_ finding: Finding) -> Diagnostic {
    let address = documentation.map { RulePage.address(of: finding.rule.id, in: finding.codemod, below: $0) }
    return Diagnostic(
      range: positions.range(of: place(of: finding)), severity: severity(finding.rule.tier),
      code: finding.rule.id, codeDescription: address.map(CodeDescription.init), message: message(finding))
  }

  /// The underlined bytes (UTF-8 offsets, 0-based); for a finding of several lines, those of the first line.
  func place(of finding: Finding) -> Range<Int> {
    let start = finding.range.lowerBound
    let line = lines.lineIndex(of: start)
    guard line + 1 < lines.lineStarts.count, finding.range.upperBound >= lines.lineStarts[line + 1] else {
      return finding.range
    }
    let rest = text.bytes[start..<lines.lineStarts[line + 1]]
    let last = rest.lastIndex { $0 > 0x20 } ?? start
    return start..<max(start, min(finding.range.upperBound, last + 1))
  }

  private func severity(_ tier: Tier) -> Diagnostic.Severity {
    switch tier {
    case .safe: .warning
    case .unsafe, .note, .warning: .information
    case .refusal, .hint: .hint
    }
  }

  private func message(_ finding: Finding) -> String {
    let explanations = finding.rules.map { rule in
      switch rule.tier {
      case .safe: "Safe fix: \(rule.summary)"
      case .unsafe: "Unsafe fix (\(rule.id)): \(rule.summary)"
      case .refusal: "Not changed: \(rule.summary)"
      case .note, .warning, .hint: rule.summary
      }
    }
    let notes = finding.notes.map { "Note (\($0.id)): \($0.summary)" }
    return ([finding.message] + explanations + notes).joined(separator: "\n")
  }
}
