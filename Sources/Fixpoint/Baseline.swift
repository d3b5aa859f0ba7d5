package import CodemodKit
import Rewriting
import SwiftCST

/// Findings that a project accepts for now: they are neither reported nor fixed, while new ones are.
///
/// A finding is identified by its ID and by the line on which it begins, so it stays known when the rest of
/// its file changes. Of several equal findings, as many are known as there were.
package struct Baseline: Sendable {
  /// The identity of a finding.
  package struct Entry: Hashable, Sendable, Comparable {
    /// The ID of the rule.
    package let id: String
    /// The line on which the finding begins, without surrounding whitespace.
    package let line: String

    package init(id: String, line: String) {
      self.id = id
      self.line = line
    }

    package static func < (one: Entry, other: Entry) -> Bool {
      (one.line, one.id) < (other.line, other.id)
    }
  }

  /// How often each entry occurs, for each file of the run by number.
  package let counts: [[Entry: Int]]

  package init(counts: [[Entry: Int]]) { self.counts = counts }

  /// Creates a baseline that contains every fix, warning and hint.
  package init(of findings: [Finding], in files: [ProjectFile]) {
    var counts = [[Entry: Int]](repeating: [:], count: files.count)
    for finding in findings where finding.isForBaseline {
      counts[finding.file][Entry(finding, in: files), default: 0] += 1
    }
    self.counts = counts
  }

  /// The findings that are not known yet, in order. Refusals and notes are never known.
  package func unknown(among findings: [Finding], in files: [ProjectFile]) -> [Finding] {
    var counts = counts
    return findings.filter { finding in
      guard finding.isForBaseline, !counts[finding.file].isEmpty else { return true }
      let entry = Entry(finding, in: files)
      guard let count = counts[finding.file][entry], count > 0 else { return true }
      counts[finding.file][entry] = count - 1
      return false
    }
  }

  /// The number of entries that no longer match a finding.
  ///
  /// - Parameter mayApply: Whether a rule, by its ID, is checked in the file with a number.
  package func unused(
    by findings: [Finding], in files: [ProjectFile], where mayApply: (Int, String) -> Bool
  ) -> Int {
    let found = Baseline(of: findings, in: files).counts
    return counts.indices.reduce(0) { sum, number in
      counts[number].reduce(sum) { sum, entry in
        mayApply(number, entry.key.id)
          ? sum + max(0, entry.value - found[number][entry.key, default: 0]) : sum
      }
    }
  }
}

extension Finding {
  /// Whether a baseline can contain the finding: there is something to do about it.
  fileprivate var isForBaseline: Bool { fix != nil || rule.tier.isAdvice }
}

extension Baseline.Entry {
  /// The identity of a finding.
  package init(_ finding: Finding, in files: [ProjectFile]) {
    let file = files[finding.file]
    let number = file.lines.lineIndex(of: finding.range.lowerBound)
    let range = file.lines.content(ofLine: number, in: file.source)
    let words = file.source.bytes[range].split { $0 == UInt8(ascii: " ") || 0x09...0x0D ~= $0 }
    let line = Array(words.joined(separator: " ".utf8))
    self.init(id: finding.rule.id, line: String(decoding: line, as: UTF8.self))
  }
}
