import CSTParser
import SwiftCST

/// A file, broken in one place.
struct DamagedFile: Sendable {
  let path: String
  let damage: Damage
  /// The line of the damage, 1-based.
  let line: Int
  let bytes: [UInt8]
  let hash: String

  init(path: String, damage: Damage, line: Int, bytes: [UInt8]) {
    self.path = path
    self.damage = damage
    self.line = line
    self.bytes = bytes
    hash = ContentHash.of(bytes)
  }

  /// What was done, and where.
  var title: String { "\(path):\(line): \(damage.rawValue)" }
}

/// What both sides say of a broken file.
struct DamageVerdict: Sendable {
  let file: DamagedFile
  let theirs: Compiler.Complaint?
  let ours: Compiler.Complaint?

  /// How the first errors compare.
  enum Outcome: String, CaseIterable, Sendable {
    case sameLine = "same line"
    case otherLine = "other line"
    case onlyCompiler = "only swiftc"
    case onlyHere = "only here"
    case accepted = "still valid"

    var isDifference: Bool { self != .sameLine && self != .accepted }
  }

  init(_ file: DamagedFile, _ complaint: Compiler.Complaint?) {
    self.file = file
    theirs = complaint
    let source = SourceText(bytes: file.bytes)
    ours = SyntaxTree.parse(source).errors.first.map {
      Compiler.Complaint(line: LineTable(source).location(of: $0.offset).line, message: $0.message)
    }
  }

  var outcome: Outcome {
    switch (theirs, ours) {
    case (let theirs?, let ours?): theirs.line == ours.line ? .sameLine : .otherLine
    case (.some, nil): .onlyCompiler
    case (nil, .some): .onlyHere
    case (nil, nil): .accepted
    }
  }

  /// Both words, and the damaged line.
  var report: String {
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let damaged = file.line <= lines.count ? String(decoding: lines[file.line - 1], as: UTF8.self) : ""
    return """
      \(file.title)
          | \(damaged.trimmingPrefix { $0 == " " })
        swiftc: \(Self.words(theirs))
        here:   \(Self.words(ours))

      """
  }

  private static func words(_ complaint: Compiler.Complaint?) -> String {
    complaint.map { "\($0.line): \($0.message)" } ?? "no error"
  }
}
