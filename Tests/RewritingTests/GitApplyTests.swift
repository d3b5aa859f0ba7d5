import Foundation
import Rewriting
import TestSupport
import Testing

/// git is the judge of the diffs: what it makes of the old file and the diff must be the new file.
@Suite struct GitApplyTests {
  private struct Case {
    var path: String
    var old: [UInt8]
    var edits: [TextEdit]
  }

  private static let parts: [[UInt8]] =
    [
      "\n", "\n", "\r\n", "\r", "a\n", "b\n", "a", " ", "\t", "é", "{\n", "}\n", "  x = 1\n", "@@ -1 +1 @@\n",
      "--- a/x\n", "\\ No newline at end of file\n", "-", "+",
    ].map { Array($0.utf8) } + [[0xFF], [0xE2, 0x82]]

  private static let names = [
    "plain", "with space", "tab\there", "line\nend", "quote\"", "back\\slash", "ünï", "😀", "a/b/c", "-dash",
    "bell\u{7}", "trailing ",
  ]

  @Test(arguments: [true, false]) func gitMakesTheNewFileOfTheDiff(fromEdits: Bool) throws {
    var generator = SeededGenerator(seed: fromEdits ? 3 : 4)
    let cases = (0..<400).map { Self.randomCase($0, using: &generator) }
    let directory = FileManager.default.temporaryDirectory.appending(path: "swiftfix-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    var patch = Data()
    for item in cases {
      let file = directory.appending(path: item.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(item.old).write(to: file)
      let new = TextEdit.apply(item.edits, to: item.old)
      let diff =
        fromEdits
        ? UnifiedDiff(path: item.path.utf8, old: item.old, edits: item.edits)
        : UnifiedDiff(path: item.path.utf8, old: item.old, new: new)
      patch.append(contentsOf: diff.bytes)
    }
    try patch.write(to: directory.appending(path: "all.patch"))
    try Self.applyPatch(in: directory)
    for item in cases {
      let applied = try Data(contentsOf: directory.appending(path: item.path))
      #expect(Array(applied) == TextEdit.apply(item.edits, to: item.old), "\(item)")
    }
  }

  private static func randomCase(_ number: Int, using generator: inout SeededGenerator) -> Case {
    let name = names[number % names.count]
    let old = generator.text(of: parts, count: .random(in: 0...80, using: &generator))
    let count = Int.random(in: 0...5, using: &generator)
    var edits = generator.edits(length: old.count, count: count, pieces: parts)
    // Some files are emptied.
    if number.isMultiple(of: 40) { edits = [.deleting(0..<old.count)] }
    return Case(path: "\(number)/\(name)", old: old, edits: edits)
  }

  private static func applyPatch(in directory: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "git", "-c", "core.autocrlf=false", "apply", "--whitespace=nowarn", "all.patch",
    ]
    process.currentDirectoryURL = directory
    let errors = Pipe()
    process.standardError = errors
    try process.start()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: message.prefix(2000), as: UTF8.self))")
  }
}
