import CSTParser
import Foundation
import SwiftCST

/// `oracle errors damage`: where the first error of a broken file is, by swiftc and by us.
enum DamageCommand {
  /// What share of the files must have their first error on the line where swiftc has it.
  private static let wanted = 0.9

  static func run(_ words: [String]) throws -> Bool {
    let arguments = try Arguments(words, options: ["--count", "--seed", "--limit"])
    let count = try arguments.count("--count", default: 500)
    let seed = try arguments.count("--seed", default: 1)
    let limit = try arguments.count("--limit", default: .max)
    let samples = try damaged(SourceFiles.find(arguments.positional), count, seed)
    let cache = try askCompiler(samples)
    let verdicts = Workers.map(samples, name: \.title) { DamageVerdict($0, cache.complaint($0.hash)) }
    for outcome in DamageVerdict.Outcome.allCases where outcome.isDifference {
      show(verdicts.filter { $0.outcome == outcome }, outcome, limit)
    }
    return summarize(verdicts)
  }

  /// Breaks `count` files, each kind of damage as often as the others. Files that have errors already are
  /// passed over, and so are long ones: they would be most of what swiftc has to read.
  private static func damaged(_ paths: [String], _ count: Int, _ seed: Int) throws -> [DamagedFile] {
    var generator = SeededGenerator(seed: seed)
    var samples: [DamagedFile] = []
    for path in paths.shuffled(using: &generator) where samples.count < count {
      guard let bytes = SourceFiles.read(path), bytes.count < 40_000 else { continue }
      let tree = SyntaxTree.parse(SourceText(bytes: bytes))
      let damage = Damage.allCases[samples.count % Damage.allCases.count]
      guard tree.errors.isEmpty, let (broken, offset) = damage.apply(to: tree, &generator) else { continue }
      let line = LineTable(tree.source).location(of: offset).line
      samples.append(DamagedFile(path: path, damage: damage, line: line, bytes: broken))
    }
    guard !samples.isEmpty else { throw UsageError("no file without errors to damage") }
    return samples
  }

  private static func askCompiler(_ samples: [DamagedFile]) throws -> CompilerCache {
    var cache = try CompilerCache()
    var asked: Set<String> = []
    let unknown = samples.filter { !cache.knows($0.hash) && asked.insert($0.hash).inserted }
    let folder = FileManager.default.temporaryDirectory.appending(path: "oracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let answers = Workers.map(unknown, name: \.title) { sample in
      Result {
        let file = folder.appending(path: "\(sample.hash).swift")
        try Data(sample.bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Compiler.complaint(file.path())
      }
    }
    for (sample, answer) in zip(unknown, answers) { cache.note(sample.hash, try answer.get()) }
    try cache.save()
    return cache
  }

  // MARK: - Output

  private static func show(_ verdicts: [DamageVerdict], _ outcome: DamageVerdict.Outcome, _ limit: Int) {
    guard !verdicts.isEmpty else { return }
    print("\(outcome.rawValue): \(verdicts.count)\n")
    for verdict in verdicts.prefix(limit) { print(verdict.report) }
  }

  private static func summarize(_ verdicts: [DamageVerdict]) -> Bool {
    let rows = Damage.allCases.map { damage in
      (title: damage.rawValue, verdicts: verdicts.filter { $0.file.damage == damage })
    }
    let outcomes = DamageVerdict.Outcome.allCases
    print(line("", outcomes.map(\.rawValue)))
    for row in rows + [("all", verdicts)] {
      print(line(row.title, outcomes.map { outcome in "\(row.verdicts.count { $0.outcome == outcome })" }))
    }
    let broken = verdicts.count { $0.outcome != .accepted }
    let same = verdicts.count { $0.outcome == .sameLine }
    print(
      "\n\(Terminal.percentage(same, of: broken)) of the files that are no longer Swift have their first error "
        + "on the same line")
    return Double(same) >= wanted * Double(broken)
  }

  private static func line(_ title: String, _ cells: [String]) -> String {
    title.padding(toLength: 16, withPad: " ", startingAt: 0)
      + cells.map { Terminal.padded($0, to: 18) }.joined()
  }
}
