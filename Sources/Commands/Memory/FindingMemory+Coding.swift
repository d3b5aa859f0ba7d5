import CodemodKit
import Fixpoint
import Rewriting
import SwiftCST
import Workspace

extension FindingMemory.Entry {
  private static let magic = Array("swiftfix findings 2\n".utf8)

  /// The encoded entry, with its digest at the end.
  var encoded: [UInt8] {
    var bytes = Self.magic
    bytes.appendNumber(UInt64(unsoundFiles.count))
    for file in unsoundFiles { bytes.appendNumber(UInt64(file)) }
    bytes.appendNumber(UInt64(findings.count))
    for finding in findings { bytes.append(finding) }
    bytes.append(TextDigest(of: bytes))
    return bytes
  }

  /// Decodes an entry; nil if `bytes` are not an entry, are incomplete, or name a rule that isn't one of
  /// `rules`.
  init?(decoding bytes: [UInt8], _ rules: RuleTable) {
    var end = ByteReader(bytes.suffix(16))
    guard let high = end.number(), let low = end.number() else { return nil }
    let body = Array(bytes.dropLast(16))
    let digest = TextDigest(of: body)
    guard digest.high == high, digest.low == low else { return nil }
    var reader = ByteReader(body)
    guard reader.take(Self.magic.count)?.elementsEqual(Self.magic) == true,
      let unsound = reader.list({ $0.count() }), let findings = reader.list({ $0.finding(rules) }),
      reader.rest.isEmpty
    else { return nil }
    self.init(findings: findings, unsoundFiles: unsound)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ finding: Finding) {
    appendText(finding.codemod.utf8)
    appendText(finding.rule.id.utf8)
    for rules in [finding.others, finding.notes] {
      appendNumber(UInt64(rules.count))
      for rule in rules { appendText(rule.id.utf8) }
    }
    appendNumber(UInt64(finding.file))
    appendNumber(UInt64(finding.range.lowerBound))
    appendNumber(UInt64(finding.range.upperBound))
    appendText(finding.message.utf8)
    appendNumber(UInt64(finding.related.count))
    for place in finding.related {
      for number in [place.file, place.range.lowerBound, place.range.upperBound] {
        appendNumber(UInt64(number))
      }
    }
    appendNumber(finding.fix == nil ? 0 : 1)
    guard let edits = finding.fix?.edits else { return }
    appendNumber(UInt64(edits.count))
    for change in edits {
      appendNumber(UInt64(change.file))
      appendNumber(UInt64(change.edit.range.lowerBound))
      appendNumber(UInt64(change.edit.range.upperBound))
      appendText(change.edit.replacement)
      appendNumber((change.edit.isShared ? 1 : 0) | (change.edit.standsAlone ? 2 : 0))
    }
  }
}

extension ByteReader {
  /// Reads a count, and then this number of elements.
  fileprivate mutating func list<Element>(_ element: (inout ByteReader) -> Element?) -> [Element]? {
    guard let count = count() else { return nil }
    var elements: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      elements.append(next)
    }
    return elements
  }

  fileprivate mutating func finding(_ rules: RuleTable) -> Finding? {
    let rule = { (reader: inout ByteReader) in reader.text().flatMap { rules[$0] } }
    guard let codemod = text(), let first = rule(&self), let others = list(rule), let notes = list(rule),
      let file = count(), let range = range(), let message = text(),
      let related = list({ $0.place() }), let hasFix = number()
    else { return nil }
    var fix: EditGroup?
    if hasFix == 1 {
      guard let edits = list({ $0.edit() }), let group = try? EditGroup(edits) else { return nil }
      fix = group
    }
    return Finding(
      codemod: String(decoding: codemod, as: UTF8.self), rule: first, others: others, notes: notes,
      file: file, range: range, message: String(decoding: message, as: UTF8.self), related: related,
      fix: fix)
  }

  private mutating func place() -> RelatedPlace? {
    guard let file = count(), let range = range() else { return nil }
    return RelatedPlace(file: file, range: range)
  }

  private mutating func range() -> Range<Int>? {
    guard let start = count(), let end = count(), start <= end else { return nil }
    return start..<end
  }

  private mutating func edit() -> FileEdit? {
    guard let file = count(), let range = range(), let replacement = text(), let flags = number() else {
      return nil
    }
    let edit = TextEdit(
      range, with: replacement, isShared: flags & 1 != 0, standsAlone: flags & 2 != 0)
    return FileEdit(file: file, edit: edit)
  }
}
