import CSTParser
import SwiftCST
import SwiftParser
import SwiftParserDiagnostics

/// `oracle errors compiler`: syntax errors against those of `swiftc -frontend -parse`.
enum CompilerCommand {
  static func run(_ words: [String]) throws -> Bool {
    let arguments = try Arguments(words, switches: ["--missed"], options: ["--limit"])
    let limit = try arguments.count("--limit", default: .max)
    let files = try hashed(SourceFiles.find(arguments.positional))
    let cache = try askCompiler(files)
    let verdicts = Workers.map(files, name: \.path) { judge($0, cache.complaint($0.hash)) }

    show(verdicts.filter(\.isFalseAlarm), "accepted by swiftc, rejected here", limit)
    if arguments.has("--missed") {
      show(verdicts.filter(\.isMissed), "rejected by swiftc, accepted here", limit)
    }
    return summarize(verdicts)
  }

  private struct File: Sendable {
    let path: String
    let hash: String
  }

  private static func hashed(_ paths: [String]) throws -> [File] {
    let files = Workers.map(paths, name: \.self) { path in
      SourceFiles.read(path).map { File(path: path, hash: ContentHash.of($0)) }
    }
    let readable = files.compactMap(\.self)
    if readable.count < files.count {
      Terminal.complain("\(files.count - readable.count) files can't be read")
    }
    return readable
  }

  // MARK: - swiftc

  private static func askCompiler(_ files: [File]) throws -> CompilerCache {
    var cache = try CompilerCache()
    var asked: Set<String> = []
    let unknown = files.filter { !cache.knows($0.hash) && asked.insert($0.hash).inserted }
    guard !unknown.isEmpty else { return cache }
    let batches = stride(from: 0, to: unknown.count, by: 100).map {
      Array(unknown[$0..<min($0 + 100, unknown.count)])
    }
    let answers = Workers.map(batches, name: { $0[0].path }) { batch in
      Result { try Compiler.complaints(batch.map(\.path)) }
    }
    for (batch, answer) in zip(batches, answers) {
      let complaints = try answer.get()
      for file in batch { cache.note(file.hash, complaints[file.path]) }
    }
    try cache.save()
    return cache
  }

  // MARK: - Comparison

  /// What both sides say of one file.
  private struct Verdict: Sendable {
    let path: String
    let theirs: Compiler.Complaint?
    let ours: Compiler.Complaint?
    let referenceObjects: Bool

    var isFalseAlarm: Bool { theirs == nil && ours != nil }
    var isMissed: Bool { theirs != nil && ours == nil }

    var isOnSameLine: Bool {
      guard let theirs, let ours else { return false }
      return theirs.line == ours.line
    }
  }

  private static func judge(_ file: File, _ complaint: Compiler.Complaint?) -> Verdict {
    let bytes = SourceFiles.read(file.path) ?? []
    let source = SourceText(bytes: bytes)
    let error = SyntaxTree.parse(source).errors.min { $0.offset < $1.offset }
    let ours = error.map {
      Compiler.Complaint(line: LineTable(source).location(of: $0.offset).line, message: $0.message)
    }
    let disagree = (complaint == nil) != (ours == nil)
    return Verdict(
      path: file.path, theirs: complaint, ours: ours,
      referenceObjects: disagree && !Reference.judge(bytes).isEmpty)
  }

  // MARK: - Output

  private static func show(_ verdicts: [Verdict], _ title: String, _ limit: Int) {
    guard !verdicts.isEmpty else { return }
    print("\(title): \(verdicts.count)")
    for verdict in verdicts.prefix(limit) {
      let line = verdict.ours?.line ?? verdict.theirs?.line ?? 0
      let message = verdict.ours?.message ?? verdict.theirs?.message ?? ""
      let reference = verdict.referenceObjects ? "rejects" : "accepts"
      print("  \(verdict.path):\(line): \(message) (SwiftSyntax \(reference) the file)")
    }
    print()
  }

  private static func summarize(_ verdicts: [Verdict]) -> Bool {
    let accepted = verdicts.count { $0.theirs == nil }
    let falseAlarms = verdicts.count(where: \.isFalseAlarm)
    let rejected = verdicts.filter { $0.theirs != nil }
    let alsoHere = rejected.count { $0.ours != nil }
    let likeReference = rejected.count { $0.isMissed && !$0.referenceObjects }
    let sameLine = rejected.count(where: \.isOnSameLine)
    print(
      """
      accepted by swiftc: \(accepted) files, \(Terminal.percentage(accepted - falseAlarms, of: accepted)) \
      accepted here (\(falseAlarms) not)
      rejected by swiftc: \(rejected.count) files, \(alsoHere) rejected here, \
      \(likeReference) accepted here and by SwiftSyntax; \
      \(sameLine) with the first error on the same line \
      (\(Terminal.percentage(sameLine, of: alsoHere)) of those rejected here)
      """)
    return falseAlarms == 0
  }
}
